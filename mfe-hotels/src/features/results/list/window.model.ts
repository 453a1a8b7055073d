/** Cards of one block. */
export const BLOCK = 8;
/** Blocks mounted at once: 40 cards. */
export const MOST_BLOCKS = 5;

/** A list in blocks of equal length, the last one shorter. */
export function blocksOf<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / BLOCK) }, (_, index) =>
    items.slice(index * BLOCK, (index + 1) * BLOCK),
  );
}

/**
 * The blocks to mount: those near the window, at most five around their middle, and the wanted one in place of the farthest.
 * @param wanted index of a block that must be there; -1 for none
 */
export function mountedBlocks(near: ReadonlySet<number>, wanted: number, count: number): ReadonlySet<number> {
  const there = [...near].filter((index) => index < count).sort((a, b) => a - b);
  const middle = there[Math.floor(there.length / 2)] ?? 0;
  const byNearness = there.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  const chosen = (byNearness.length > 0 ? byNearness : [0]).slice(0, MOST_BLOCKS);
  if (wanted >= 0 && wanted < count && !chosen.includes(wanted)) {
    if (chosen.length === MOST_BLOCKS) chosen.pop();
    chosen.push(wanted);
  }
  return new Set(chosen);
}
