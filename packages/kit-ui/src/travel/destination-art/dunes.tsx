import { colours, layerColour } from './palette';
import { between, type Random } from './random';
import { ridge, smooth, type Knot } from './ridge';

/** The sunlit side of a dune: from each crest down to the foot of the next. */
function litSide(points: readonly Knot[], depth: number): string {
  return points
    .flatMap((crest, index) => {
      const foot = points[index + 1];
      if (!foot || foot.y <= crest.y) return [];
      const middle = (crest.x + foot.x) / 2;
      return [
        `M${crest.x} ${crest.y}C${middle} ${crest.y} ${middle} ${foot.y} ${foot.x} ${foot.y}` +
          `Q${middle - 10} ${foot.y + depth * 0.5} ${crest.x - 60} ${crest.y + depth}Q${crest.x - 4} ${crest.y + depth * 0.35} ${crest.x} ${crest.y}Z`,
      ];
    })
    .join('');
}

const ROWS = [
  { level: 318, rise: 12, bends: 7, nearness: 0.06 },
  { level: 345, rise: 22, bends: 6, nearness: 0.26 },
  { level: 378, rise: 30, bends: 5, nearness: 0.46 },
  { level: 420, rise: 36, bends: 4, nearness: 0.68 },
  { level: 470, rise: 32, bends: 3, nearness: 0.95 },
] as const;

/** Sand dunes with a caravan. */
export function Dunes({ random }: { random: Random }) {
  const caravan = between(random, 190, 520);
  return ROWS.map(({ level, rise, bends, nearness }, index) => {
    const crest = ridge(random, level, rise, bends);
    return (
      <g key={level}>
        <path d={`${smooth(crest)}V510H-40Z`} style={{ fill: layerColour(nearness) }} />
        <path d={litSide(crest, 46 + index * 22)} style={{ fill: colours.glow }} opacity={0.36 - index * 0.05} />
        {index === 2 && <Caravan x={caravan} crest={crest} />}
      </g>
    );
  });
}

/** Height of the crest at `x`. */
function heightAt(crest: readonly Knot[], x: number): number {
  const next = crest.findIndex((knot) => knot.x > x);
  const [before, after] = [crest[next - 1], crest[next]];
  if (!before || !after) return 400;
  const way = (x - before.x) / (after.x - before.x);
  const eased = way * way * (3 - 2 * way);
  return before.y + (after.y - before.y) * eased;
}

const CAMEL =
  'M0 0 .8-7 2-9.5C3.5-13 5-9.5 6.5-9.5S9-12.5 10.5-9.5c1 .6 2 .2 2.8-1.2L14.5-14l3-.2v1.2l-2 .4-1.3 4.1c-.6 1.5-1.4 2-2.4 2.2L12.5 0h-1l-1-6H4L3 0H2V-5.5L1 0Z';

function Caravan({ x, crest }: { x: number; crest: readonly Knot[] }) {
  return [0, 27, 54, 83].map((behind) => (
    <path
      key={behind}
      d={CAMEL}
      transform={`translate(${x + behind} ${heightAt(crest, x + behind + 7) + 1.5}) scale(1.15)`}
      style={{ fill: layerColour(0.95) }}
    />
  ));
}
