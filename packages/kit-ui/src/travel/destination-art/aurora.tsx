import { colours, layerColour } from './palette';
import { between } from './random';
import { ridge, smooth, type Knot } from './ridge';
import type { SceneProps } from './scene-props';

/** A curtain of light: from a line upwards, fading. */
function curtain(line: readonly Knot[], height: number): string {
  const back = line.toReversed().map(({ x, y }) => ({ x, y: y - height }));
  return `${smooth(line)}L${smooth(back).slice(1)}Z`;
}

/** A northern night: curtains of light above hills. */
export function Aurora({ random, id }: SceneProps) {
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
      {[230, 290].map((level) => (
        <path
          key={level}
          d={curtain(ridge(random, level, 44, 5), between(random, 130, 190))}
          fill={`url(#${id}light)`}
        />
      ))}
      <path d={`${smooth(ridge(random, 372, 30, 4))}V510H-40Z`} style={{ fill: layerColour(0.62) }} />
      <path d={`${smooth(ridge(random, 420, 24, 3))}V510H-40Z`} style={{ fill: layerColour(0.8) }} />
    </>
  );
}
