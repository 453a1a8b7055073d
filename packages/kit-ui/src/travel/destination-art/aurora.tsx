import { colours, layerColour } from './palette';
import { between, type Random } from './random';
import { ridge, smooth, type Knot } from './ridge';
import type { SceneProps } from './scene-props';

/** A curtain of light: from a line upwards, fading. */
function curtain(line: readonly Knot[], height: number): string {
  const back = line.toReversed().map(({ x, y }) => ({ x, y: y - height }));
  return `${smooth(line)}L${smooth(back).slice(1)}Z`;
}

/** Trails of stars that turn around the pole. */
function trails(random: Random, pole: { x: number; y: number }): string {
  return Array.from({ length: 34 }, () => {
    const radius = between(random, 18, 460);
    const start = between(random, 0, 2 * Math.PI);
    const end = start + between(random, 0.12, 0.4);
    const at = (angle: number) =>
      `${(pole.x + Math.cos(angle) * radius).toFixed(1)} ${(pole.y + Math.sin(angle) * radius).toFixed(1)}`;
    return `M${at(start)}A${radius.toFixed(1)} ${radius.toFixed(1)} 0 0 1 ${at(end)}`;
  }).join('');
}

/** A forest's edge: firs from edge to edge. */
function firs(random: Random): string {
  const parts = ['M-10 510V470'];
  for (let x = -10; x < 810;) {
    const width = between(random, 12, 26);
    parts.push(`L${(x + width / 2).toFixed(1)} ${between(random, 412, 452).toFixed(1)}L${(x + width).toFixed(1)} 470`);
    x += width;
  }
  return `${parts.join('')}V510Z`;
}

/** A northern night: star trails around the pole, curtains of light, hills and firs. */
export function Aurora({ random, id }: SceneProps) {
  const pole = { x: between(random, 240, 560), y: between(random, 70, 150) };
  return (
    <>
      <defs>
        <linearGradient id={`${id}night`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" style={{ stopColor: colours.zenith }} />
          <stop offset="1" style={{ stopColor: colours.sky }} />
        </linearGradient>
        <linearGradient id={`${id}light`} x1="0" y1="1" x2="0" y2="0">
          <stop offset="0" style={{ stopColor: colours.horizon }} stopOpacity="0.6" />
          <stop offset="0.4" style={{ stopColor: colours.glow }} stopOpacity="0.34" />
          <stop offset="1" style={{ stopColor: colours.glow }} stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width="800" height="500" fill={`url(#${id}night)`} />
      <path d={trails(random, pole)} fill="none" stroke="#fff" strokeWidth="1.2" strokeLinecap="round" opacity="0.6" />
      <circle cx={pole.x} cy={pole.y} r="3" fill="#fff" />
      {[230, 290].map((level) => (
        <path
          key={level}
          d={curtain(ridge(random, level, 44, 5), between(random, 130, 190))}
          fill={`url(#${id}light)`}
        />
      ))}
      <path d={`${smooth(ridge(random, 372, 30, 4))}V510H-40Z`} style={{ fill: layerColour(0.62) }} />
      <path d={`${smooth(ridge(random, 420, 24, 3))}V510H-40Z`} style={{ fill: layerColour(0.8) }} />
      <path d={firs(random)} style={{ fill: layerColour(1) }} />
    </>
  );
}
