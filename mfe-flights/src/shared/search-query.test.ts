import { describe, expect, it } from 'vitest';

import type { SearchQuery } from './search-query';
import { paramsOf, queryFrom, requestOf, TRIP_NUMBER } from './search-query';

const journey = { origin: 'DXB', destination: 'DAC', departureDate: '2026-12-20' };
const plain: SearchQuery = {
  trip: 'O',
  journeys: [journey],
  adults: 1,
  childAges: [],
  infants: 0,
  cabin: 'E',
  directOnly: false,
};

describe('a search in the address bar', () => {
  it.each<[string, SearchQuery]>([
    ['one way', plain],
    [
      'return with children',
      { ...plain, trip: 'R', returnDate: '2026-12-27', adults: 2, childAges: [8, 3], infants: 1 },
    ],
    [
      'several journeys',
      { ...plain, trip: 'M', journeys: [journey, { ...journey, origin: 'DAC', destination: 'CGP' }], cabin: 'B' },
    ],
    ['direct only', { ...plain, directOnly: true }],
    ['airports nearby', { ...plain, nearbyAirports: true }],
    ['a kind of fare', { ...plain, fareType: '4' }],
    ['airlines', { ...plain, airlines: ['EK', '9W'] }],
  ])('is restored from the address: %s', (_name, query) => {
    expect(queryFrom(new URLSearchParams(paramsOf(query).toString()))).toEqual(query);
  });

  it('omits an invalid fare type and invalid airlines, and keeps the search', () => {
    expect(queryFrom(new URLSearchParams(`${paramsOf(plain)}&fare=99&airlines=EK.emirates.q1`))).toEqual({
      ...plain,
      airlines: ['EK'],
    });
  });

  it.each([
    '',
    'trip=X&journey=DXB.DAC.2026-12-20',
    'trip=O',
    'trip=O&journey=DXB.DAC',
    'trip=O&journey=DXB.DAC.2026-02-30',
    'trip=O&journey=DXB.DAC.2026-12-20&journey=DAC.CGP.2026-12-21',
    'trip=R&journey=DXB.DAC.2026-12-20',
    'trip=O&journey=DXB.DAC.2026-12-20&adults=many',
  ])('is rejected when invalid: "%s"', (text) => {
    expect(queryFrom(new URLSearchParams(text))).toBeNull();
  });
});

describe('the search request', () => {
  it('sends the numbers of the trip letters: one way 1, return 2, several journeys 3 (T-133)', () => {
    expect(TRIP_NUMBER).toEqual({ O: 1, R: 2, M: 3 });
    expect(requestOf({ ...plain, trip: 'M' }).tripType).toBe(3);
  });

  it('sends one segment with the return date for a return, and one age per child', () => {
    const request = requestOf({ ...plain, trip: 'R', returnDate: '2026-12-27', childAges: [8] });
    expect(request.segments).toEqual([{ id: 1, ...journey, returnDate: '2026-12-27' }]);
    expect([request.childCount, request.childAges]).toEqual([1, [8]]);
  });

  it('searches nearby airports only on request, so that old addresses keep their meaning', () => {
    expect(requestOf({ ...plain, nearbyAirports: true }).nearbyAirports).toBe(true);
    const before = queryFrom(new URLSearchParams('trip=O&journey=DXB.IST.2026-12-20&adults=1&cabin=E'));
    expect(before && requestOf(before)).not.toHaveProperty('nearbyAirports');
  });

  it('sends class E and fare type 1 by default (T-136, T-137)', () => {
    expect(requestOf(plain)).toMatchObject({ travelClass: 'E', fareType: '1' });
  });
});
