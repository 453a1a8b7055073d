import { expect, it } from 'vitest';

import { confirmHref, keysFrom, movesOf, resultsHref, searchOf, sortedOffers } from './exchange.model';
import { offer, part } from '../../shared/testing/exchanges';

const keys = { orderReference: 'DMO1', requestId: '1.2026-12-13', offerId: 'o1' };

it('the choice of what is exchanged survives in the address', () => {
  expect(keysFrom(new URL(confirmHref(keys), 'http://x').searchParams)).toEqual(keys);
  const all = { ...keys, offerId: '' };
  expect(keysFrom(new URL(resultsHref(keys), 'http://x').searchParams)).toEqual({ ...keys, offerId: '' });
  expect(confirmHref(all)).toBe('/flight-exchange-confirm?reference=DMO1&requestId=1.2026-12-13');
});

it.each([
  ['1.2026-12-13', [{ legGroup: 1, travelDate: '2026-12-13' }]],
  [
    '0.2026-12-03_1.2026-12-13',
    [
      { legGroup: 0, travelDate: '2026-12-03' },
      { legGroup: 1, travelDate: '2026-12-13' },
    ],
  ],
])('the search %s moves %j', (requestId, moves) => {
  expect(movesOf(requestId)).toEqual(moves);
  expect(searchOf(moves)).toBe(requestId);
});

it.each(['', '1', 'x.2026-12-13', '1.2026-13-40', '1.2026-12-13_2'])('"%s" is no search', (requestId) => {
  expect(movesOf(requestId)).toEqual([]);
});

it('sorts by price, and by the journeys that move', () => {
  const early = offer({
    offerId: 'early',
    total: 'AED 700.00',
    segments: [part({ departsAt: '2026-12-13T06:00', arrivesAt: '2026-12-13T13:00' })],
  });
  const late = offer({
    offerId: 'late',
    total: 'AED 500.00',
    segments: [part({ departsAt: '2026-12-13T22:00', arrivesAt: '2026-12-14T02:00', durationMinutes: 200 })],
  });
  const ids = (field: 'price' | 'duration' | 'depart' | 'arrive', isAsc = true) =>
    sortedOffers([late, early], { field, isAsc }).map(({ offerId }) => offerId);
  expect(ids('price')).toEqual(['late', 'early']);
  expect(ids('price', false)).toEqual(['early', 'late']);
  expect(ids('duration')).toEqual(['late', 'early']);
  expect(ids('depart')).toEqual(['early', 'late']);
  expect(ids('arrive')).toEqual(['early', 'late']);
});
