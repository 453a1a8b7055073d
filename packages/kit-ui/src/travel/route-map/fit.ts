import type { Spot } from './globe';

export const WIDTH = 320;
export const HEIGHT = 180;
/** Space for the labels. */
const MARGIN = { x: 44, y: 40 };

/** Translates and scales points to fill the picture, y downwards. Short routes are enlarged up to `closest` only. */
export function fitInto(spots: readonly Spot[], closest = 1400): (spot: Spot) => Spot {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(
    closest,
    (WIDTH - MARGIN.x * 2) / Math.max(right - left, 1e-6),
    (HEIGHT - MARGIN.y * 2) / Math.max(high - low, 1e-6),
  );
  const [midX, midY] = [(left + right) / 2, (low + high) / 2];
  return ({ x, y }) => ({ x: WIDTH / 2 + (x - midX) * scale, y: HEIGHT / 2 - (y - midY) * scale });
}

/** An SVG path through the points. */
export function lineThrough(spots: readonly Spot[]): string {
  return spots.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}
