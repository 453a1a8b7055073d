import { describe, expect, it } from 'vitest';

import { paramsOf, partyFrom, queryFrom } from './holiday-query';

const QUERY = { city: { cityId: 'ist', name: 'Istanbul' }, date: '2027-01-10', adults: 2, childAges: [4, 9] };

describe('a holiday search in an address', () => {
  it('is read as it was written', () => {
    expect(queryFrom(paramsOf(QUERY))).toEqual(QUERY);
    expect(paramsOf({ ...QUERY, childAges: [] }).has('ages')).toBe(false);
  });

  it.each([
    'cityId=ist&date=2027-01-10&adults=2',
    'cityId=ist&city=Istanbul&date=2027-02-30&adults=2',
    'cityId=ist&city=Istanbul&date=2027-01-10&adults=0',
    'cityId=ist&city=Istanbul&date=2027-01-10&adults=2&ages=4,12',
    'cityId=ist&city=Istanbul&date=2027-01-10&adults=2&ages=x',
  ])('is none when it is not whole: %s', (query) => {
    expect(queryFrom(new URLSearchParams(query))).toBeNull();
  });

  it('has a party without a city for the page of a package', () => {
    expect(partyFrom(new URLSearchParams('date=2027-01-10&adults=1'))).toEqual({
      date: '2027-01-10',
      adults: 1,
      childAges: [],
    });
  });
});
