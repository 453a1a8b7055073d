import { describe, expect, it } from 'vitest';

import { lotCard } from '../../../shared/testing/fares';
import { addressFrom, filteredSearchOf, paramsOf, searchOf } from './address';
import { activeCount, choiceOf, narrow, NO_FILTERS, rangeOf, rangeOver, sorted } from './filters';

const cheap = lotCard({
  lotId: 'cheap',
  prices: [
    { type: 'adult', amount: 'AED 1000.50' },
    { type: 'child', amount: 'AED 800.00' },
    { type: 'infant', amount: 'AED 90.00' },
  ],
  featureTags: ['direct'],
  userRating: 3.5,
  departureDate: '2027-02-01',
  seatsFree: 3,
});
const dear = lotCard({
  lotId: 'dear',
  prices: [{ type: 'adult', amount: 'AED 3000.00' }],
  featureTags: ['direct', 'zamzam'],
  userRating: 4.8,
  departureDate: '2027-01-01',
  seatsFree: 9,
});
const ids = (lots: readonly { lotId: string }[]) => lots.map(({ lotId }) => lotId);
const left = (part: object) => ids(narrow([cheap, dear], { ...NO_FILTERS, ...part }).lots);

describe('the filters of fares', () => {
  it('offer prices from the minimum of the minimums to the maximum of the maximums', () => {
    expect(rangeOf(cheap)).toEqual({ min: 800, max: 1001 });
    expect(rangeOver([rangeOf(cheap), null, rangeOf(dear)])).toEqual({ min: 800, max: 3000 });
    expect(rangeOver([])).toBeNull();
  });

  it.each([
    [{ featureTags: ['direct'] }, ['cheap', 'dear']],
    [{ featureTags: ['direct', 'zamzam'] }, ['dear']],
    [{ featureTags: ['ramadan'] }, []],
    [{ userRating: 3 }, ['cheap', 'dear']],
    [{ userRating: 4.5 }, ['dear']],
    [{ priceValue: { min: 1001, max: 2000 } }, ['cheap']],
    [{ priceValue: { min: 3000, max: 3000 } }, ['dear']],
    [{ priceValue: { min: 1002, max: 2999 } }, []],
    [{ priceValue: { min: 1002 } }, ['dear']],
    [{ priceValue: { max: 2999 } }, ['cheap']],
    [{ priceValue: { min: 0, max: 9000 }, userRating: 4, featureTags: ['zamzam'] }, ['dear']],
  ])('%o leave %o', (part, expected) => expect(left(part)).toEqual(expected));

  it('set no limit at a price handle that was not moved', () => {
    const bounds = { min: 800, max: 3000 };
    expect(choiceOf(bounds, bounds)).toBeNull();
    expect(choiceOf(bounds, { min: 900, max: 3000 })).toEqual({ min: 900 });
    expect(choiceOf(bounds, { min: 800, max: 2000 })).toEqual({ max: 2000 });
    expect(choiceOf(bounds, { min: 900, max: 2000 })).toEqual({ min: 900, max: 2000 });
  });

  it('count what each feature that exists would leave', () => {
    expect(narrow([cheap, dear], { ...NO_FILTERS, userRating: 4 }).features).toEqual([
      { value: 'direct', count: 1 },
      { value: 'zamzam', count: 1 },
    ]);
    expect(activeCount({ featureTags: ['direct'], userRating: 4, priceValue: { min: 1, max: 2 } })).toBe(3);
  });

  it.each([
    ['price', ['cheap', 'dear']],
    ['departure', ['dear', 'cheap']],
    ['rating', ['dear', 'cheap']],
    ['seats', ['dear', 'cheap']],
  ] as const)('sort by %s', (sort, expected) => expect(ids(sorted([cheap, dear], sort))).toEqual(expected));
});

describe('the address of results', () => {
  it('keeps search and filters, without defaults', () => {
    const query =
      'from=DXB&to=JED&month=2027-01&passengers=20&tags=direct%2Czamzam&rating=4.5&price=100-900&sort=seats';
    expect(paramsOf(addressFrom(new URLSearchParams(query))).toString()).toBe(query);
    const wrong = 'from=dubai&to=1&month=2027-13&passengers=-1&tags=x&rating=9&price=9-1&sort=x';
    expect(paramsOf(addressFrom(new URLSearchParams(wrong))).toString()).toBe('');
  });

  it.each([
    ['100-', { min: '99' }],
    ['-900', { max: '901' }],
    ['100-900', { min: '99', max: '901' }],
    ['-', undefined],
  ])('keeps the price %s and sends only its ends', (price, priceValue) => {
    const { query, filters, sort } = addressFrom(new URLSearchParams({ price }));
    expect(paramsOf({ query, filters, sort }).get('price')).toBe(priceValue ? price : null);
    expect(filteredSearchOf(query, filters).priceValue).toEqual(priceValue);
  });

  it('requests everything with the call that has no conditions', () => {
    expect(searchOf(addressFrom(new URLSearchParams()).query)).toBeNull();
    expect(searchOf(addressFrom(new URLSearchParams('month=2027-01')).query)).toEqual({ month: '2027-01' });
  });
});

it('sorts by the exact adult price, even where two prices round to the same figure', () => {
  const lot = (lotId: string, amount: string) => lotCard({ lotId, prices: [{ type: 'adult', amount }] });
  const lots = [lot('b', 'AED 1000.80'), lot('a', 'AED 1000.20'), lot('c', 'AED 999.90')];
  expect(ids(sorted(lots, 'price'))).toEqual(['c', 'a', 'b']);
});
