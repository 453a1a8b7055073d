import { expect, it } from 'vitest';

import { guestsOf, paramsOf, queryFrom, queryKey, requestOf } from './hotel-query';
import type { HotelQuery } from './hotel-query';
import { QUERY } from './testing/hotels';

const ROOMS = [
  { adults: 2, childAges: [8, 5] },
  { adults: 1, childAges: [] },
];
const QUERIES: HotelQuery[] = [
  QUERY,
  { ...QUERY, rooms: ROOMS },
  { ...QUERY, place: { kind: 'hotel', id: 'h&1=2', name: 'Söder & Sohn' } },
];

it.each(QUERIES)('a search survives its address', (query) =>
  expect(queryFrom(new URLSearchParams(paramsOf(query).toString()))).toEqual(query),
);

it.each([
  ['kind', 'planet'],
  ['id', ''],
  ['nationality', 'bd'],
  ['residency', ''],
  ['checkIn', '2026-02-30'],
  ['checkOut', 'soon'],
  ['rooms', ''],
  ['rooms', '0'],
  ['rooms', '2-8.x'],
  ['rooms', '2__1'],
])('an address with the %s %j names no search', (name, value) => {
  const params = paramsOf(QUERY);
  params.set(name, value);
  expect(queryFrom(params)).toBeNull();
});

it('an address without the name of its place shows its id', () => {
  const params = paramsOf(QUERY);
  params.delete('place');
  expect(queryFrom(params)?.place.name).toBe('c-makkah');
});

it('the place’s name does not change the search, the guests do', () => {
  const renamed = { ...QUERY, place: { ...QUERY.place, name: 'Mecca' } };
  expect(queryKey(renamed)).toBe(queryKey(QUERY));
  expect(queryKey({ ...QUERY, rooms: ROOMS })).not.toBe(queryKey(QUERY));
});

it('the call names the place by kind and id only', () => {
  expect(requestOf(QUERY).destination).toEqual({ kind: 'city', id: 'c-makkah' });
  expect(requestOf(QUERY)).not.toHaveProperty('place');
});

it('guests are all people in all rooms', () => expect(guestsOf(ROOMS)).toBe(5));
