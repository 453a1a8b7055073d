import type { FareDay } from '@jetway/kit-api/flights';
import { describe, expect, it } from 'vitest';

import type { SearchQuery } from '../../../shared/search-query';
import {
  cheapestDays,
  daysOf,
  departureOf,
  monthAfter,
  nearbyDays,
  nightsOf,
  onDay,
  pricesOf,
  sellingSpan,
  weeksOf,
} from './days.model';
import { ageOf } from './use-day-words';

const query: SearchQuery = {
  trip: 'R',
  journeys: [{ origin: 'DXB', destination: 'DAC', departureDate: '2026-12-01' }],
  returnDate: '2026-12-08',
  adults: 1,
  childAges: [],
  infants: 0,
  cabin: 'E',
  directOnly: false,
};
const span = sellingSpan('2026-11-21');
const seen = (departureDate: string, amount: string, source: FareDay['source'] = 'search'): FareDay => ({
  departureDate,
  amount,
  seenAt: '2026-11-21T06:00:00Z',
  source,
});

describe('days around a departure', () => {
  it.each([
    ['2026-12-01', '2026-11-28', '2026-12-04'],
    ['2026-11-22', '2026-11-21', '2026-11-27'],
    ['2027-11-16', '2027-11-11', '2027-11-17'],
  ])('of %s can be booked: %s to %s', (departure, first, last) => {
    const days = nearbyDays(departure, span);
    expect([days[0], days.at(-1), days.length]).toEqual([first, last, 7]);
    expect(days).toContain(departure);
  });

  it('leave room for the return flight, which must be bookable too', () => {
    const weeks = sellingSpan('2026-11-21', nightsOf(query));
    expect(weeks.last).toBe('2027-11-10');
    expect(nearbyDays('2027-11-10', weeks).at(-1)).toBe('2027-11-10');
    expect(nearbyDays('2026-11-21', sellingSpan('2026-11-21', 359))).toEqual([
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
    ]);
  });

  it('keep the length of a return trip', () => {
    expect(onDay(query, '2026-12-05')).toMatchObject({
      journeys: [{ departureDate: '2026-12-05' }],
      returnDate: '2026-12-12',
    });
    expect(departureOf({ ...query, trip: 'M' })).toBeUndefined();
  });
});

describe('a month', () => {
  it('has its days, across years and leap days', () => {
    expect(daysOf('2028-02')).toHaveLength(29);
    expect([monthAfter('2026-12', 1), monthAfter('2027-01', -1)]).toEqual(['2027-01', '2026-12']);
  });

  it.each([
    [1, [null, '2026-12-01']],
    [7, [null, null, '2026-12-01']],
    [6, [null, null, null, '2026-12-01']],
  ])('whose weeks start on day %i', (first, start) => {
    const weeks = weeksOf('2026-12', first);
    expect(weeks[0]?.slice(0, start.length)).toEqual(start);
    expect(weeks.flat().filter(Boolean)).toEqual(daysOf('2026-12'));
    expect(weeks.every((week) => week.length === 7)).toBe(true);
  });
});

describe('prices of days', () => {
  it("are those last seen, and for the current day the list's own", () => {
    const known = [
      seen('2026-12-01', 'AED 950.00'),
      seen('2026-12-02', 'AED 900.00'),
      seen('2026-12-03', 'AED 870.00', 'index'),
    ];
    const prices = pricesOf(known, { day: '2026-12-01', amount: 'AED 910.00' });
    expect([...prices]).toEqual([
      ['2026-12-01', { amount: 'AED 910.00' }],
      ['2026-12-02', { amount: 'AED 900.00', seenAt: '2026-11-21T06:00:00Z' }],
      ['2026-12-03', { amount: 'AED 870.00', seenAt: '2026-11-21T06:00:00Z', isListed: true }],
    ]);
  });

  it.each([
    ['the lowest of several', ['900.00', '1000.00', '900.00'], ['2026-12-01', '2026-12-03']],
    ['none when all cost the same', ['900.00', '900.00'], []],
    ['none while one is known', ['900.00'], []],
  ])('have cheapest days: %s', (_, amounts, expected) => {
    const days = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'];
    const prices = pricesOf(
      amounts.map((amount, index) => seen(days[index] ?? '', `AED ${amount}`)),
      { day: undefined, amount: undefined },
    );
    expect([...cheapestDays(prices, days)]).toEqual(expected);
  });

  it.each([
    ['2026-11-21T07:59:40Z', 'now'],
    ['2026-11-21T07:18:00Z', '42 minutes ago'],
    ['2026-11-21T06:00:00Z', '2 hours ago'],
    ['2026-11-18T07:00:00Z', '3 days ago'],
    ['2026-11-21T08:05:00Z', 'now'],
  ])('seen at %s are as old as %s', (at, age) => {
    expect(ageOf(at, 'en-GB', Date.parse('2026-11-21T08:00:00Z'))).toBe(age);
  });
});
