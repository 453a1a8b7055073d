import { colours, layerColour } from './palette';
import { between, pick, type Random } from './random';

interface Tower {
  x: number;
  width: number;
  height: number;
  roof: Roof;
}

type Roof = 'flat' | 'step' | 'spire' | 'slant' | 'curve' | 'taper';

const QUIET: readonly [Roof, ...Roof[]] = ['flat', 'flat', 'step', 'slant'];
const PROUD: readonly [Roof, ...Roof[]] = ['spire', 'slant', 'curve', 'step', 'taper'];

/** The outline of one tower from its foot, left to right. */
function outline({ x, width, height, roof }: Tower, ground: number): string {
  const top = ground - height;
  const right = x + width;
  const middle = x + width / 2;
  const body = { left: `M${x} ${ground}V`, close: `V${ground}Z` };
  switch (roof) {
    case 'flat':
      return `${body.left}${top}H${right}${body.close}`;
    case 'step':
      return `${body.left}${top + 18}h${width * 0.18}V${top + 7}h${width * 0.16}V${top}h${width * 0.32}v7h${width * 0.16}v11H${right}${body.close}`;
    case 'spire':
      return `${body.left}${top + 10}L${middle - 2} ${top}V${top - 34}h4V${top}L${right} ${top + 10}${body.close}`;
    case 'slant':
      return `${body.left}${top + width * 0.5}L${right} ${top}${body.close}`;
    case 'curve':
      return `${body.left}${top + width * 0.7}Q${x} ${top} ${right} ${top - 6}${body.close}`;
    case 'taper':
      return `M${x} ${ground}L${middle - 3} ${top - 22}h6L${right} ${ground}Z`;
  }
}

function row(random: Random, low: number, high: number, width: [number, number]): Tower[] {
  const towers: Tower[] = [];
  for (let x = -20; x < 810;) {
    const wide = between(random, ...width);
    const centre = 1 - Math.abs(x + wide / 2 - 400) / 620;
    towers.push({
      x,
      width: wide,
      height: between(random, low, high) * (0.55 + 0.45 * centre),
      roof: pick(random, random() < 0.3 ? PROUD : QUIET),
    });
    x += wide + between(random, -4, 9);
  }
  return towers;
}

interface WindowsProps {
  random: Random;
  towers: readonly Tower[];
  /** Share of the windows that are lit. */
  share: number;
}

function Windows({ random, towers, share }: WindowsProps) {
  const path = towers.flatMap((tower) => {
    if (tower.roof === 'taper') return [];
    const columns = Math.max(0, Math.floor((tower.width - 10) / 9));
    const rows = Math.max(0, Math.floor((tower.height - 48) / 11));
    const left = tower.x + (tower.width - columns * 9 + 5.5) / 2;
    return Array.from({ length: columns * rows }, (_, cell) => cell)
      .filter(() => random() < share)
      .map(
        (cell) =>
          `M${(left + (cell % columns) * 9).toFixed(1)} ${(GROUND - 14 - Math.floor(cell / columns) * 11).toFixed(1)}h3.5v-5h-3.5Z`,
      );
  });
  return <path d={path.join('')} style={{ fill: colours.light }} opacity="0.55" />;
}

const GROUND = 452;

/** A city at dusk behind water. */
export function Skyline({ random }: { random: Random }) {
  const far = row(random, 70, 170, [30, 60]);
  const middle = row(random, 70, 235, [34, 66]);
  const near = row(random, 36, 116, [56, 104]);
  return (
    <>
      <Layer towers={far} nearness={0.1} />
      <Layer towers={middle} nearness={0.4} />
      <Windows random={random} towers={middle} share={0.16} />
      <Layer towers={near} nearness={0.86} />
      <Windows random={random} towers={near} share={0.3} />
      <rect y={GROUND} width="800" height="60" style={{ fill: layerColour(0.94) }} />
      {Array.from({ length: 26 }, (_, index) => {
        const width = between(random, 14, 80);
        return (
          <rect
            key={index}
            x={between(random, -20, 790)}
            y={GROUND + 5 + ((index * 7.3) % 42)}
            width={width}
            height="1.6"
            rx="0.8"
            style={{ fill: colours.horizon }}
            opacity={between(random, 0.08, 0.4)}
          />
        );
      })}
    </>
  );
}

function Layer({ towers, nearness }: { towers: Tower[]; nearness: number }) {
  return <path d={towers.map((tower) => outline(tower, GROUND)).join('')} style={{ fill: layerColour(nearness) }} />;
}
