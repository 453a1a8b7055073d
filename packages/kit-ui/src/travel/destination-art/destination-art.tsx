import { lazy, Suspense } from 'react';

import { styled } from '../../theme';

export interface DestinationArtProps {
  /** The same seed, such as a city code, always gives the same scene. */
  seed: string;
  /** Accessible name; empty when a text beside it says the same. */
  title: string;
  className?: string;
}

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  inline-size: 100%;
  block-size: 100%;
  min-block-size: 6rem;
  background: linear-gradient(to bottom, var(--jw-hero-from), var(--jw-hero-to));
  > svg {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }
`;

const Scene = lazy(() => import('./scene'));

/** A place drawn in the tenant's colours, so that no photo needs to be loaded or licensed. Fills its parent. */
export function DestinationArt({ seed, title, className }: DestinationArtProps) {
  return (
    <Frame
      className={className}
      role={title ? 'img' : undefined}
      aria-label={title || undefined}
      aria-hidden={title ? undefined : true}
    >
      <Suspense fallback={null}>
        <Scene seed={seed} />
      </Suspense>
    </Frame>
  );
}
