import { colours, layerColour } from './palette';
import { between, pick } from './random';
import { ridge, smooth } from './ridge';
import type { SceneProps } from './scene-props';

const GROUND = 470;

/** A pointed arch that stands on the ground, as an outline to be cut out of a wall. */
function arch(left: number, width: number, top: number): string {
  const middle = left + width / 2;
  const spring = top + width * 0.62;
  return (
    `M${left} ${GROUND}V${spring}C${left} ${top + width * 0.22} ${middle - width * 0.12} ${top + width * 0.14} ${middle} ${top}` +
    `C${middle + width * 0.12} ${top + width * 0.14} ${left + width} ${top + width * 0.22} ${left + width} ${spring}V${GROUND}Z`
  );
}

/** A dome with its finial, and a tower beside it. */
function dome(x: number, width: number): string {
  const [foot, top] = [400, 400 - width * 0.62];
  const tower = x + width * 0.74;
  return (
    `M${x - width / 2} 480V${foot}C${x - width / 2} ${top + 10} ${x - 8} ${top + 4} ${x} ${top - 16}` +
    `C${x + 8} ${top + 4} ${x + width / 2} ${top + 10} ${x + width / 2} ${foot}V480Z` +
    `M${tower} 480V${top - 20}l8-20 8 20V480Z`
  );
}

/** A moonlit town seen through an arcade with a band of tiles. */
export function Arcade({ random, id }: SceneProps) {
  const count = pick(random, [3, 4, 5]);
  const step = 800 / count;
  const width = step * 0.74;
  const openings = Array.from({ length: count }, (_, index) => arch(step * index + (step - width) / 2, width, 150));
  const moon = { x: step * (Math.floor(between(random, 0, count)) + 0.5), y: between(random, 215, 250) };
  return (
    <>
      <defs>
        <linearGradient id={`${id}evening`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0.2" style={{ stopColor: colours.sky }} />
          <stop offset="0.95" style={{ stopColor: colours.horizon }} />
        </linearGradient>
        <pattern id={`${id}tiles`} width="32" height="32" patternUnits="userSpaceOnUse">
          <path d="M16 2 20 12 30 16 20 20 16 30 12 20 2 16 12 12Z" style={{ fill: colours.glow }} />
          <path
            d="M0-5 5 0 0 5-5 0Z M32-5 37 0 32 5 27 0Z M0 27 5 32 0 37-5 32Z M32 27 37 32 32 37 27 32Z"
            fill="#fff"
          />
        </pattern>
      </defs>
      <rect width="800" height="500" fill={`url(#${id}evening)`} />
      <path d={`M${moon.x} ${moon.y - 30}a30 30 0 1 0 26 45 26 26 0 1 1-26-45Z`} style={{ fill: colours.light }} />
      <path d={`${smooth(ridge(random, 372, 34, 5))}V510H-40Z`} style={{ fill: layerColour(0.24) }} />
      {[0.22, 0.6].map((place) => (
        <path
          key={place}
          d={dome(between(random, place * 800 - 60, place * 800 + 120), between(random, 80, 130))}
          style={{ fill: layerColour(0.46) }}
        />
      ))}
      <path d={`${smooth(ridge(random, 430, 14, 4))}V510H-40Z`} style={{ fill: layerColour(0.6) }} />
      <path d={`M0 0H800V500H0Z${openings.join('')}`} fillRule="evenodd" style={{ fill: layerColour(0.9) }} />
      <path d={openings.join('')} fill="none" style={{ stroke: colours.glow }} strokeWidth="5" />
      <rect y="48" width="800" height="64" fill={`url(#${id}tiles)`} opacity="0.5" />
      <path d="M0 40H800M0 120H800" style={{ stroke: colours.glow }} strokeWidth="3" />
    </>
  );
}
