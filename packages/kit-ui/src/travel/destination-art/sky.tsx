import { colours } from './palette';
import { between, type Random } from './random';

interface SkyProps {
  random: Random;
  /** Prefix of the gradients' ids, one per picture. */
  id: string;
  /** Height of the horizon, in units of the 800 × 500 picture. */
  horizon: number;
  sun: { x: number; y: number; radius: number };
}

/** Dusk: gradient, stars, the sun with its glow, a band of cloud and an aircraft. */
export function Sky({ random, id, horizon, sun }: SkyProps) {
  const stars = Array.from({ length: 34 }, () => ({
    x: between(random, 0, 800),
    y: between(random, 0, horizon * 0.5),
    size: between(random, 0.5, 1.4),
  }));
  return (
    <>
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" style={{ stopColor: colours.zenith }} />
          <stop offset="0.52" style={{ stopColor: colours.sky }} />
          <stop offset="0.86" style={{ stopColor: colours.glow }} />
          <stop offset="1" style={{ stopColor: colours.horizon }} />
        </linearGradient>
        <radialGradient id={`${id}halo`}>
          <stop offset="0" style={{ stopColor: colours.sun }} stopOpacity="0.75" />
          <stop offset="0.35" style={{ stopColor: colours.sun }} stopOpacity="0.22" />
          <stop offset="1" style={{ stopColor: colours.sun }} stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="800" height={horizon + 2} fill={`url(#${id}sky)`} />
      {stars.map(({ x, y, size }, index) => (
        <circle key={index} cx={x} cy={y} r={size} fill="#fff" opacity={0.75 * (1 - y / (horizon * 0.5))} />
      ))}
      <circle cx={sun.x} cy={sun.y} r={sun.radius * 4.5} fill={`url(#${id}halo)`} />
      <circle cx={sun.x} cy={sun.y} r={sun.radius} style={{ fill: colours.sun }} />
      <Clouds random={random} horizon={horizon} />
      <Aircraft x={between(random, 170, 560)} y={between(random, 60, 130)} />
    </>
  );
}

function Clouds({ random, horizon }: { random: Random; horizon: number }) {
  return Array.from({ length: 7 }, (_, index) => {
    const width = between(random, 90, 260);
    const y = horizon * between(random, 0.42, 0.88);
    return (
      <rect
        key={index}
        x={between(random, -60, 760)}
        y={y}
        width={width}
        height={between(random, 2.5, 7)}
        rx="3.5"
        style={{ fill: colours.sun }}
        opacity={between(random, 0.1, 0.28)}
      />
    );
  });
}

function Aircraft({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(-14)`} fill="#fff">
      <path d="M-132 1.2 0 0v2Z" opacity="0.35" />
      <path
        d="M0 0h15c3 0 5 .9 5 1.4S18 3 15 3H9L2 10H-1L2.5 3H-2L-5 6h-2l1.5-5L-7-3h2l3 3h4.5L-1-6h3Z"
        opacity="0.95"
      />
    </g>
  );
}
