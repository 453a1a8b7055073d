import { describe, expect, it } from 'vitest';

import { hotel } from '../../../shared/testing/hotels';
import type { FacetField, Filters } from './filters';
import { activeCount, narrow, NO_FILTERS, priceBounds } from './filters';
import { sorted } from './sort';
import type { Sort } from './sort';

const near = hotel({
  hotelGuid: 'near',
  amount: 'AED 1200.00',
  stars: 5,
  boards: ['breakfast'],
  amenities: ['wifi', 'pool'],
  chain: 'Quokka',
  landmark: { name: 'Masjid al-Haram', distanceKm: 0.3 },
  distanceKm: 9,
  freeCancellationUntil: '2026-12-18T15:00:00Z',
  review: { score: 9.1, count: 800 },
});
const cheap = hotel({
  hotelGuid: 'cheap',
  amount: 'AED 300.00',
  stars: 2,
  area: 'Aziziyah',
  distanceKm: 6,
  propertyType: 'hostel',
});
const plain = hotel({
  hotelGuid: 'plain',
  amount: 'AED 900.50',
  review: { score: 7.2, count: 40 },
  amenities: ['wifi', 'gym'],
});
const ALL = [plain, near, cheap];

const left = (part: Partial<Filters>) =>
  narrow(ALL, { ...NO_FILTERS, ...part }).hotels.map(({ hotelGuid }) => hotelGuid);
const counts = (field: FacetField, part: Partial<Filters> = {}) =>
  narrow(ALL, { ...NO_FILTERS, ...part })
    .facets.find((facet) => facet.field === field)
    ?.options.map(({ value, count }) => `${value}: ${count}`);

describe('the filters', () => {
  it('keep everything until one is chosen', () => expect(left({})).toEqual(['plain', 'near', 'cheap']));

  it.each<[Partial<Filters>, string[]]>([
    [{ price: { min: 300, max: 901 } }, ['plain', 'cheap']],
    [{ stars: ['5', '2'] }, ['near', 'cheap']],
    [{ boards: ['breakfast'] }, ['near']],
    [{ freeCancellation: ['yes'] }, ['near']],
    [{ areas: ['Aziziyah'] }, ['cheap']],
    [{ amenities: ['wifi', 'pool'] }, ['near']],
    [{ chains: ['Quokka'] }, ['near']],
    [{ types: ['hostel'] }, ['cheap']],
    [{ review: ['7'] }, ['plain', 'near']],
    [{ distance: ['0.5'] }, ['near']],
    [{ stars: ['5'], areas: ['Aziziyah'] }, []],
  ])('%j leave %j', (part, hotels) => expect(left(part)).toEqual(hotels));

  it('count what each option would leave, given the other filters', () => {
    expect(counts('stars')).toEqual(['5: 1', '4: 1', '2: 1']);
    expect(counts('stars', { stars: ['5'] })).toEqual(['5: 1', '4: 1', '2: 1']);
    expect(counts('stars', { boards: ['breakfast'] })).toEqual(['5: 1', '4: 0', '2: 0']);
    expect(counts('amenities', { amenities: ['gym'] })).toEqual(['gym: 1', 'wifi: 1', 'pool: 0']);
  });

  it('list distances and scores in their order', () => {
    expect(counts('distance')).toEqual(['0.5: 1', '1: 1', '2: 2', '5: 2', '10: 3']);
    expect(counts('review')).toEqual(['9: 1', '8: 1', '7: 2', '6: 2']);
  });

  it('know the price range and the number of filters in use', () => {
    expect(priceBounds(ALL)).toEqual({ min: 300, max: 1200 });
    expect(priceBounds([])).toBeNull();
    expect(activeCount({ ...NO_FILTERS, stars: ['5', '4'], price: { min: 1, max: 2 } })).toBe(3);
  });
});

it.each<[Sort, string[]]>([
  ['recommended', ['near', 'plain', 'cheap']],
  ['price', ['cheap', 'plain', 'near']],
  ['stars', ['near', 'plain', 'cheap']],
  ['distance', ['near', 'plain', 'cheap']],
  ['review', ['near', 'plain', 'cheap']],
])('by %s the order is %j', (sort, order) =>
  expect(sorted(ALL, sort).map(({ hotelGuid }) => hotelGuid)).toEqual(order),
);
