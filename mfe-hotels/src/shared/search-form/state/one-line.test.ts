import { expect, it } from 'vitest';

import { readLine } from './one-line';

const TODAY = '2026-11-26';
const PAIR = [{ adults: 2, childAges: [] }];

it.each([
  ['DXB 20dec 3n 2a1c8', 'dxb', '2026-12-20', '2026-12-23', [{ adults: 2, childAges: [8] }]],
  ['makkah 20dec', 'makkah', '2026-12-20', '2026-12-21', PAIR],
  ['cox bazar 3jan 5jan', 'cox bazar', '2027-01-03', '2027-01-05', PAIR],
  [
    'dxb 2026-12-01 2n 1a 2a2c8,5',
    'dxb',
    '2026-12-01',
    '2026-12-03',
    [
      { adults: 1, childAges: [] },
      { adults: 2, childAges: [8, 5] },
    ],
  ],
  ['dxb 20dec26 2a2c8', 'dxb', '2026-12-20', '2026-12-21', [{ adults: 2, childAges: [8, null] }]],
  ['dxb ٢٠dec ٣n', 'dxb', '2026-12-20', '2026-12-23', PAIR],
])('%j is a search', (text, place, checkIn, checkOut, rooms) =>
  expect(readLine(text, TODAY)).toEqual({ line: { place, checkIn, checkOut, rooms } }),
);

it.each([
  ['', 'place', ''],
  ['20dec 3n', 'place', ''],
  ['dxb 3n', 'when', 'dxb'],
  ['dxb 31feb', 'date', '31feb'],
  ['dxb 20xyz', 'date', '20xyz'],
  ['dxb 20dec 31n', 'nights', '31'],
  ['dxb 20dec 19dec', 'nights', '-1'],
  ['dxb 20dec 3n what', 'word', 'what'],
])('%j is refused for its %s', (text, fault, word) => expect(readLine(text, TODAY)).toEqual({ fault, word }));
