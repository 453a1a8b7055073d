import type { PackageRoutePoint } from '@jetway/kit-api/packages';
import { useT } from '@jetway/kit-runtime';
import { styled, Text } from '@jetway/kit-ui';

import { HEIGHT, spotsOf, WIDTH } from './route.model';

const Picture = styled.svg`
  inline-size: 100%;
  border: 1px solid var(--jw-border);
  border-radius: var(--jw-radius-lg);
  background: var(--jw-surface-sunken);

  text {
    font: 650 9px var(--jw-font);
    fill: var(--jw-on-accent);
    text-anchor: middle;
  }
`;

const Stops = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: var(--jw-space-1) var(--jw-space-4);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** The stops of a route and the way between them; without tiles or other requests. */
export function RouteMap({ route }: { route: readonly PackageRoutePoint[] }) {
  const t = useT('visas');
  const spots = spotsOf(route);
  const line = spots.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <div>
      <Picture
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t('holidays.detail.routeOf', { stops: spots.map(({ name }) => name).join(' – ') })}
      >
        <polyline points={line} fill="none" stroke="var(--jw-accent)" strokeWidth="2" strokeDasharray="5 4" />
        {spots.map(({ number, x, y }) => (
          <g key={number}>
            <circle cx={x} cy={y} r="9" fill="var(--jw-accent)" stroke="var(--jw-surface)" strokeWidth="2" />
            <text x={x} y={y + 3.2}>
              {number}
            </text>
          </g>
        ))}
      </Picture>
      <Stops>
        {spots.map(({ number, name }) => (
          <li key={number}>
            <Text as="span" size="sm">
              {number}. <bdi>{name}</bdi>
            </Text>
          </li>
        ))}
      </Stops>
    </div>
  );
}
