import { useId } from 'react';

import { styled } from '../../theme';
import { fitInto, HEIGHT, lineThrough, WIDTH } from './fit';
import { angleBetween, greatCircle, projectionAround, viewpoint, type Spot } from './globe';
import { graticule } from './graticule';
import type { RoutePoint } from './route-map';

const Picture = styled.svg`
  inline-size: 100%;
  block-size: 100%;
  text {
    font: 650 9.5px var(--jw-font);
    letter-spacing: 0.03em;
    fill: var(--jw-text);
    text-anchor: middle;
  }
`;

/** All shapes of the chart, in the picture's units. */
function plan(points: readonly RoutePoint[]) {
  const project = projectionAround(viewpoint(points));
  const legs = points.slice(1).map((to, index) => greatCircle(points[index] ?? to, to));
  const fit = fitInto(legs.flat().map(project));
  const place = (where: { lat: number; lon: number }): Spot => fit(project(where));
  const widest = Math.max(...points.map((point) => angleBetween(points[0] ?? point, point)));
  return {
    grid: graticule(points, widest).map((line) => lineThrough(line.map(place))),
    legs: legs.map((leg) => leg.map(place)),
    ports: points.map((point) => ({ code: point.code, ...place(point) })),
  };
}

export default function RouteChart({ points }: { points: readonly RoutePoint[] }) {
  const id = useId();
  if (points.length < 2) return null;
  const { grid, legs, ports } = plan(points);
  return (
    <Picture viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" aria-hidden>
      <defs>
        <radialGradient id={id} cx="0.5" cy="0.38" r="0.75">
          <stop offset="0" style={{ stopColor: 'var(--jw-accent-soft)' }} />
          <stop offset="1" style={{ stopColor: 'var(--jw-surface-sunken)' }} />
        </radialGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${id})`} />
      <path d={grid.join('')} fill="none" stroke="var(--jw-border-strong)" strokeOpacity="0.28" strokeWidth="0.6" />
      {legs.map((leg, index) => (
        <Leg key={index} spots={leg} />
      ))}
      {ports.map((port, index) => (
        <Port
          key={index}
          {...port}
          isEnd={index === 0 || index === ports.length - 1}
          isAbove={leavesDownwards(ports, index)}
        />
      ))}
    </Picture>
  );
}

function Leg({ spots }: { spots: readonly Spot[] }) {
  const line = lineThrough(spots);
  const half = Math.floor(spots.length / 2);
  const [before, after] = [spots[half - 1], spots[half]];
  const heading = before && after ? (Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI : 0;
  return (
    <>
      <path d={line} fill="none" stroke="var(--jw-accent)" strokeOpacity="0.16" strokeWidth="6" strokeLinecap="round" />
      <path d={line} fill="none" stroke="var(--jw-accent)" strokeWidth="1.75" strokeLinecap="round" />
      {after && (
        <path
          d={PLANE}
          transform={`translate(${after.x} ${after.y}) rotate(${heading}) scale(1.35)`}
          fill="var(--jw-accent)"
          stroke="var(--jw-surface)"
          strokeWidth="1.4"
          paintOrder="stroke"
        />
      )}
    </>
  );
}

/** An aircraft from above, nose to the right. */
const PLANE =
  'M8 0C8 1 6.5 1.5 5 1.5H2.5L-1.5 7H-3.5L-1.5 1.5H-5L-6.5 3.5H-8L-7 0-8-3.5H-6.5L-5-1.5H-1.5L-3.5-7H-1.5L2.5-1.5H5C6.5-1.5 8-1 8 0Z';

/** Whether the route leaves below the airport, so that its code goes above. */
function leavesDownwards(ports: readonly Spot[], index: number): boolean {
  const port = ports[index];
  const neighbours = [ports[index - 1], ports[index + 1]].filter((spot) => spot !== undefined);
  return port !== undefined && neighbours.reduce((sum, { y }) => sum + y - port.y, 0) > 0;
}

interface PortProps extends Spot {
  code: string;
  isEnd: boolean;
  isAbove: boolean;
}

function Port({ x, y, code, isEnd, isAbove }: PortProps) {
  const top = isAbove ? y - 22 : y + 8;
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={isEnd ? 4 : 3.2}
        fill="var(--jw-surface)"
        stroke={isEnd ? 'var(--jw-accent)' : 'var(--jw-warning)'}
        strokeWidth="2"
      />
      <rect
        x={x - 15}
        y={top}
        width="30"
        height="14"
        rx="4"
        fill="var(--jw-surface)"
        stroke="var(--jw-border)"
        strokeWidth="0.75"
      />
      <text x={x} y={top + 10.3}>
        {code}
      </text>
    </>
  );
}
