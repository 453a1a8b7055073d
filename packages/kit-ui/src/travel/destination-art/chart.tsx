import { colours, layerColour } from './palette';
import { between, type Random } from './random';
import type { SceneProps } from './scene-props';

interface Place {
  x: number;
  y: number;
}

const TURN = Math.PI * 2;
const CORNERS = 9;

/** Height lines around a summit: the same wobble at growing radii. */
function heightLines(random: Random, { x, y }: Place, radius: number): string[] {
  const wobble = Array.from({ length: CORNERS }, () => between(random, 0.78, 1.22));
  return [0.18, 0.34, 0.5, 0.66, 0.83, 1].map((share) => {
    const points = wobble.map((factor, index) => {
      const [angle, away] = [(index / CORNERS) * TURN, radius * share * factor];
      return { x: x + Math.cos(angle) * away * 1.3, y: y + Math.sin(angle) * away };
    });
    const middle = (index: number) => {
      const [one, next] = [points[index % CORNERS], points[(index + 1) % CORNERS]];
      return one && next ? `${((one.x + next.x) / 2).toFixed(1)} ${((one.y + next.y) / 2).toFixed(1)}` : '';
    };
    const curves = points.map((point, index) => `Q${point.x.toFixed(1)} ${point.y.toFixed(1)} ${middle(index)}`);
    return `M${middle(CORNERS - 1)}${curves.join('')}Z`;
  });
}

/** Points of a star around a place. */
function star({ x, y }: Place, radius: number, turned: number): string {
  const corners = Array.from({ length: 8 }, (_, index) => {
    const away = index % 2 === 0 ? radius : radius * 0.2;
    const angle = (index / 8) * TURN + turned;
    return `${(x + Math.sin(angle) * away).toFixed(1)} ${(y - Math.cos(angle) * away).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** A navigator's chart: height lines, meridians, a compass rose and a course. */
export function Chart({ random }: SceneProps) {
  const summits = [
    { at: { x: between(random, 60, 300), y: between(random, 90, 220) }, radius: between(random, 150, 210) },
    { at: { x: between(random, 480, 760), y: between(random, 260, 420) }, radius: between(random, 170, 230) },
  ];
  const rose = { x: between(random, 560, 690), y: between(random, 90, 150) };
  const [from, to] = [
    { x: between(random, 90, 190), y: between(random, 360, 430) },
    { x: between(random, 560, 700), y: between(random, 250, 330) },
  ];
  return (
    <>
      <rect width="800" height="500" style={{ fill: colours.zenith }} />
      {summits.map(({ at, radius }) =>
        heightLines(random, at, radius)
          .toReversed()
          .map((line, index) => (
            <path
              key={line}
              d={line}
              style={{ fill: layerColour(0.94 - index * 0.1), stroke: colours.horizon }}
              strokeWidth="1.5"
              strokeOpacity="0.55"
            />
          )),
      )}
      <path
        d="M0 100H800M0 200H800M0 300H800M0 400H800M100 0V500M200 0V500M300 0V500M400 0V500M500 0V500M600 0V500M700 0V500"
        stroke="#fff"
        strokeOpacity="0.13"
      />
      <circle
        cx={rose.x}
        cy={rose.y}
        r="54"
        fill="none"
        style={{ stroke: colours.horizon }}
        strokeDasharray="2 6"
        strokeWidth="6"
      />
      <path d={star(rose, 34, TURN / 8)} style={{ fill: colours.sky }} />
      <path d={star(rose, 66, 0)} style={{ fill: colours.light }} />
      <path
        d={`M${from.x} ${from.y}Q${(from.x + to.x) / 2} ${Math.min(from.y, to.y) - 150} ${to.x} ${to.y}`}
        fill="none"
        style={{ stroke: colours.sun }}
        strokeWidth="4"
        strokeDasharray="14 9"
      />
      {[from, to].map((end) => (
        <circle
          key={end.x}
          cx={end.x}
          cy={end.y}
          r="9"
          style={{ fill: colours.zenith, stroke: colours.sun }}
          strokeWidth="5"
        />
      ))}
    </>
  );
}
