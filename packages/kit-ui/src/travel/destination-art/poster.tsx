import { colours, layerColour } from './palette';
import { between, type Random } from './random';
import type { SceneProps } from './scene-props';

/** Blocks of whole steps side by side, from edge to edge. */
function blocks(random: Random, step: number, low: number, high: number): string {
  const parts: string[] = [];
  for (let x = 0; x < 800;) {
    const width = step * Math.round(between(random, 1, 3));
    const height = step * Math.round(between(random, low, high));
    // One block in three has a slanted roof.
    const left = random() < 0.33 ? height - width / 2 : height;
    parts.push(`M${x} 430V${430 - left}L${x + width} ${430 - height}V430Z`);
    x += width;
  }
  return parts.join('');
}

const BANDS = 7;

/** A printed poster: bands of sky, half a sun, and a city of plain blocks on striped ground. */
export function Poster({ random }: SceneProps) {
  const sun = between(random, 240, 560);
  return (
    <>
      <rect width="800" height="500" style={{ fill: colours.zenith }} />
      {Array.from({ length: BANDS }, (_, index) => (
        <rect
          key={index}
          y={(index * 430) / BANDS}
          width="800"
          height={430 / BANDS + 1}
          style={{ fill: index < 3 ? colours.sky : colours.glow }}
          opacity={0.16 + index * 0.13}
        />
      ))}
      <path d={`M${sun - 150} 430A150 150 0 0 1 ${sun + 150} 430Z`} style={{ fill: colours.sun }} />
      <path d={blocks(random, 32, 2, 8)} style={{ fill: layerColour(0.2) }} />
      <path d={blocks(random, 36, 1, 6)} style={{ fill: layerColour(0.55) }} />
      <path d={blocks(random, 40, 0, 3)} style={{ fill: layerColour(0.9) }} />
      <rect y="430" width="800" height="70" style={{ fill: layerColour(0.98) }} />
      {[442, 460, 482].map((y, index) => (
        <rect
          key={y}
          x={sun - 120 + index * 26}
          y={y}
          width={240 - index * 52}
          height={5 + index * 2}
          style={{ fill: colours.sun }}
          opacity="0.7"
        />
      ))}
    </>
  );
}
