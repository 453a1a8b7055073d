import { colours, layerColour } from './palette';
import { between } from './random';
import { ridge, smooth } from './ridge';
import type { SceneProps } from './scene-props';

const SHEETS = [
  { level: 300, rise: 34, bends: 4, nearness: 0.08 },
  { level: 348, rise: 40, bends: 3, nearness: 0.3 },
  { level: 394, rise: 34, bends: 4, nearness: 0.5 },
  { level: 436, rise: 30, bends: 3, nearness: 0.72 },
  { level: 476, rise: 22, bends: 2, nearness: 0.96 },
] as const;

/** Hills as sheets of cut paper, each with its shadow, before a large sun. */
export function CutPaper({ random }: SceneProps) {
  const sun = { x: between(random, 220, 580), y: between(random, 190, 270) };
  return (
    <>
      <rect width="800" height="500" style={{ fill: colours.glow }} />
      {[210, 150, 94].map((radius, index) => (
        <circle
          key={radius}
          cx={sun.x}
          cy={sun.y}
          r={radius}
          style={{ fill: index === 2 ? colours.sun : colours.horizon }}
          opacity={0.35 + index * 0.25}
        />
      ))}
      {Array.from({ length: 4 }, (_, index) => {
        const width = between(random, 90, 170);
        return (
          <rect
            key={index}
            x={between(random, -30, 700)}
            y={between(random, 60, 230)}
            width={width}
            height="26"
            rx="13"
            style={{ fill: colours.sun }}
            opacity="0.55"
          />
        );
      })}
      {SHEETS.map(({ level, rise, bends, nearness }) => {
        const d = `${smooth(ridge(random, level, rise, bends))}V510H-40Z`;
        return (
          <g key={level}>
            <path d={d} transform="translate(0 -7)" fill="#000" opacity="0.12" />
            <path d={d} style={{ fill: layerColour(nearness) }} />
          </g>
        );
      })}
    </>
  );
}
