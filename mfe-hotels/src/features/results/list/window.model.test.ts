import { expect, it } from 'vitest';

import { BLOCK, blocksOf, MOST_BLOCKS, mountedBlocks } from './window.model';

it('at most 40 cards are mounted', () => expect(BLOCK * MOST_BLOCKS).toBeLessThanOrEqual(40));

it('a list is cut into blocks without losing anything', () => {
  const items = Array.from({ length: 2 * BLOCK + 3 }, (_, index) => index);
  expect(blocksOf(items).map(({ length }) => length)).toEqual([BLOCK, BLOCK, 3]);
  expect(blocksOf(items).flat()).toEqual(items);
  expect(blocksOf([])).toEqual([]);
});

const mounted = (near: number[], wanted = -1, count = 100) =>
  [...mountedBlocks(new Set(near), wanted, count)].sort((a, b) => a - b);

it.each([
  [[0], -1, [0]],
  [[], -1, [0]],
  [[7, 8, 9], -1, [7, 8, 9]],
  [[1, 2, 3, 4, 5, 6, 7], -1, [2, 3, 4, 5, 6]],
  // A shorter list after a filter.
  [[60, 61], -1, [0]],
])('near the blocks %j those mounted are %j', (near, wanted, blocks) =>
  expect(mounted(near, wanted, near.includes(60) ? 2 : 100)).toEqual(blocks),
);

it('the block of a hotel chosen on the map is mounted too, within the limit', () => {
  expect(mounted([0, 1], 50)).toEqual([0, 1, 50]);
  expect(mounted([1, 2, 3, 4, 5], 50)).toHaveLength(MOST_BLOCKS);
  expect(mounted([1, 2, 3, 4, 5], 50)).toContain(50);
  expect(mounted([0], 500)).toEqual([0]);
});
