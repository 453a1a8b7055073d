import { expect, it } from 'vitest';

import { hitsOf, targetOf } from './reference-search.model';

const match = (reference: string) => ({
  type: 'order',
  reference,
  orderType: 1,
  route: 'DXB–DAC',
  leadPassenger: 'Rahman',
  status: 'OnHold' as const,
  statusText: 'On hold',
});

it('leads to the order of a match, and to the list when there are more (P-133)', () => {
  const hits = hitsOf({ count: 12, matches: [match('FAF2611-00001A')] }, 'rahman');
  expect(hits.map(targetOf)).toEqual(['/flight-order?reference=FAF2611-00001A', '/my-bookings?search=rahman']);
});

it('has no line for the rest when all matches are there', () => {
  expect(hitsOf({ count: 1, matches: [match('FAF2611-00001A')] }, 'rahman')).toHaveLength(1);
  expect(hitsOf({ count: 0, matches: [] }, 'rahman')).toEqual([]);
});
