import { between, type Random } from './random';

export interface Knot {
  x: number;
  y: number;
}

/** Points of a soft skyline from edge to edge, varying by `rise` units around `level`. */
export function ridge(random: Random, level: number, rise: number, bends: number): Knot[] {
  const step = 880 / bends;
  return Array.from({ length: bends + 1 }, (_, index) => ({
    x: -40 + index * step + (index % bends === 0 ? 0 : between(random, -step / 4, step / 4)),
    y: level + (index % 2 === 0 ? 1 : -1) * between(random, rise * 0.35, rise),
  }));
}

/** A smooth line through the points. */
export function smooth(points: readonly Knot[]): string {
  return points
    .map(({ x, y }, index) => {
      const before = points[index - 1];
      if (!before) return `M${x.toFixed(1)} ${y.toFixed(1)}`;
      const middle = ((before.x + x) / 2).toFixed(1);
      return `C${middle} ${before.y.toFixed(1)} ${middle} ${y.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}
