import { colours, layerColour } from './palette';
import { between, type Random } from './random';
import { ridge, smooth } from './ridge';

interface SeaProps {
  random: Random;
  horizon: number;
  /** Position of the sun, for its reflection on the water. */
  sunX: number;
}

/** Open water at dusk: distant islands, the sun's reflection, a sailing dhow, swell in the foreground. */
export function Sea({ random, horizon, sunX }: SeaProps) {
  const isle = sunX < 400 ? between(random, 520, 700) : between(random, 60, 240);
  const dhow = sunX < 400 ? between(random, 430, 560) : between(random, 240, 370);
  return (
    <>
      <Islands x={isle} horizon={horizon} random={random} />
      <rect y={horizon} width="800" height={500 - horizon} style={{ fill: layerColour(0.4) }} />
      <rect y={horizon} width="800" height="1.2" style={{ fill: colours.horizon }} opacity="0.6" />
      {[0.52, 0.66, 0.82, 0.98].map((nearness, index) => (
        <path
          key={nearness}
          d={`${smooth(ridge(random, horizon + 66 + index * 37, 5 + index * 3.5, 7 - index))}V510H-40Z`}
          style={{ fill: layerColour(nearness) }}
          opacity="0.9"
        />
      ))}
      <Glitter random={random} horizon={horizon} sunX={sunX} />
      <Dhow x={dhow} y={horizon + 52} />
    </>
  );
}

function Islands({ x, horizon, random }: { x: number; horizon: number; random: Random }) {
  const peaks = [0.12, 0.3].map((nearness, index) => {
    const width = between(random, 130, 240);
    const height = between(random, 26, 58) - index * 12;
    const left = x - width / 2 + index * 70;
    const d = `M${left} ${horizon + 1}C${left + width * 0.2} ${horizon - height * 0.3} ${left + width * 0.3} ${horizon - height} ${left + width * 0.45} ${horizon - height}S${left + width * 0.7} ${horizon - height * 0.25} ${left + width} ${horizon + 1}Z`;
    return <path key={nearness} d={d} style={{ fill: layerColour(nearness) }} />;
  });
  return <>{peaks}</>;
}

function Glitter({ random, horizon, sunX }: { random: Random; horizon: number; sunX: number }) {
  return Array.from({ length: 46 }, (_, index) => {
    const depth = (index / 46) ** 1.4 * (500 - horizon);
    const width = between(random, 6, 20 + depth * 0.5);
    const drift = between(random, -1, 1) * (10 + depth * 0.32);
    return (
      <rect
        key={index}
        x={sunX - width / 2 + drift}
        y={horizon + 3 + depth}
        width={width}
        height={1.2 + depth * 0.014}
        rx="1"
        style={{ fill: colours.sun }}
        opacity={between(random, 0.2, 0.7) * (1 - depth / 220)}
      />
    );
  });
}

function Dhow({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-2-62C-34-42-40-18-36-8L6-9Z" style={{ fill: colours.light }} opacity="0.94" />
      <path d="M0-62C22-42 30-22 30-9L8-8Z" style={{ fill: colours.horizon }} opacity="0.7" />
      <path
        d="M-1-66h1.8L5-4H3Z M-40-4 44-10C38 4 28 9 22 9H-22C-30 9-37 4-40-4Z"
        style={{ fill: layerColour(0.98) }}
      />
      <path d="M-34 13h64 M-20 18h40" stroke="#fff" strokeOpacity="0.3" strokeWidth="1.5" strokeLinecap="round" />
    </g>
  );
}
