import { colours, layerColour } from './palette';
import { between, type Random } from './random';
import type { SceneProps } from './scene-props';

interface Point {
  x: number;
  y: number;
}

/** Distances of a coast from its island's middle, one for each of equal angles. */
function coast(random: Random, size: number): number[] {
  return Array.from({ length: 11 }, () => between(random, size * 0.62, size * 1.12));
}

/** A closed smooth line around a point, at a share of these distances. */
function around({ x, y }: Point, distances: readonly number[], share: number): string {
  const points = distances.map((distance, index) => {
    const angle = (index / distances.length) * 2 * Math.PI;
    return { x: x + Math.cos(angle) * distance * share * 1.35, y: y + Math.sin(angle) * distance * share };
  });
  const middles = points.map((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    return `${point.x.toFixed(1)} ${point.y.toFixed(1)} ${((point.x + next.x) / 2).toFixed(1)} ${((point.y + next.y) / 2).toFixed(1)}`;
  });
  const [first, last] = [points[0] ?? { x, y }, points.at(-1) ?? { x, y }];
  return `M${((first.x + last.x) / 2).toFixed(1)} ${((first.y + last.y) / 2).toFixed(1)}Q${middles.join('Q')}Z`;
}

const HEIGHTS = [
  { share: 1, nearness: 0.34 },
  { share: 0.78, nearness: 0.26 },
  { share: 0.56, nearness: 0.16 },
  { share: 0.34, nearness: 0.06 },
] as const;

function Island({ random, at, size }: { random: Random; at: Point; size: number }) {
  const distances = coast(random, size);
  return (
    <>
      <path d={around(at, distances, 1.16)} fill="none" style={{ stroke: colours.horizon }} opacity="0.28" />
      {HEIGHTS.map(({ share, nearness }) => (
        <path
          key={share}
          d={around(at, distances, share)}
          style={{ fill: layerColour(nearness), stroke: layerColour(0.6) }}
          strokeWidth="0.8"
        />
      ))}
    </>
  );
}

/** A sea chart: meridians and parallels, islands with their heights, and a course from one to the other. */
export function Chart({ random }: SceneProps) {
  const from = { x: between(random, 120, 250), y: between(random, 300, 390) };
  const to = { x: between(random, 520, 680), y: between(random, 170, 290) };
  const bend = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - between(random, 60, 130) };
  const lines = Array.from({ length: 16 }, (_, index) => index * 54 - 6);
  return (
    <>
      <rect width="800" height="500" style={{ fill: layerColour(0.82) }} />
      <path
        d={lines.map((at) => `M${at} 0V500M0 ${at}H800`).join('')}
        style={{ stroke: colours.horizon }}
        strokeWidth="0.8"
        opacity="0.2"
      />
      <Island random={random} at={from} size={between(random, 84, 120)} />
      <Island random={random} at={to} size={between(random, 96, 140)} />
      <Island
        random={random}
        at={{ x: between(random, 340, 470), y: between(random, 400, 460) }}
        size={between(random, 30, 54)}
      />
      <path
        d={`M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`}
        fill="none"
        style={{ stroke: colours.sun }}
        strokeWidth="2.5"
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
      {[from, to].map(({ x, y }) => (
        <g key={x} style={{ fill: colours.sun, stroke: colours.sun }}>
          <circle cx={x} cy={y} r="5" />
          <circle cx={x} cy={y} r="11" fill="none" strokeWidth="1.5" />
        </g>
      ))}
    </>
  );
}
