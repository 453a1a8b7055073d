import { lazy, Suspense } from 'react';

import { styled, useKitWords } from '../../theme';

export interface RoutePoint {
  /** Degrees north. */
  lat: number;
  /** Degrees east. */
  lon: number;
  /** IATA airport code. */
  code: string;
}

export interface RouteMapProps {
  /** In trip order; at least two. */
  points: readonly RoutePoint[];
  className?: string;
}

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 16 / 9;
  border-radius: var(--jw-radius-md);
  background: var(--jw-surface-sunken);
`;

const Chart = lazy(() => import('./route-chart'));

/** A trip's route as great circles. */
export function RouteMap({ points, className }: RouteMapProps) {
  const words = useKitWords();
  const label = words.routeOf.replace('{codes}', points.map(({ code }) => code).join(' – '));
  return (
    <Frame className={className} role="img" aria-label={label}>
      <Suspense fallback={null}>
        <Chart points={points} />
      </Suspense>
    </Frame>
  );
}
