import { expect, it } from 'vitest';

import { offeredPlaces, withRecent } from './offered-places';

const code = (place: string) => place;

it('offers recent places first, then popular ones, each once', () => {
  expect(offeredPlaces(['JED', 'DXB'], ['DXB', 'LHR'], code)).toEqual([
    { place: 'JED', why: 'recent' },
    { place: 'DXB', why: 'recent' },
    { place: 'LHR', why: 'popular' },
  ]);
});

it('offers no more than fit into a short list', () => {
  const many = Array.from({ length: 30 }, (_, index) => `P${index}`);
  expect(offeredPlaces([], many, code)).toHaveLength(10);
});

it('keeps the last choice first, each place once, and forgets the oldest', () => {
  expect(withRecent(['DXB', 'JED'], 'JED', code)).toEqual(['JED', 'DXB']);
  expect(withRecent(['A', 'B', 'C', 'D', 'E', 'F'], 'G', code)).toEqual(['G', 'A', 'B', 'C', 'D', 'E']);
});
