import { describe, expect, it } from 'vitest';

import { packageCard } from '../../../../shared/testing/holidays';
import { viewFrom, withView } from './address';
import { activeCount, boundsOf, narrow, NO_FILTERS, sorted } from './filters';

const WEEK = packageCard({ id: 'week', type: 'group', days: 7, rating: 4.6 });
const SHORT = packageCard({
  id: 'short',
  type: 'family',
  days: 3,
  rating: 5,
  popularity: 80,
  priceFrom: { amount: 'AED 1200.50' },
});
const LONG = packageCard({ id: 'long', type: 'family', days: 16, rating: 3.2, priceFrom: { amount: 'AED 9000.00' } });
const ALL = [WEEK, SHORT, LONG];
const ids = (filters: Partial<typeof NO_FILTERS>) =>
  narrow(ALL, { ...NO_FILTERS, ...filters }).packages.map(({ id }) => id);

describe('the filters of packages', () => {
  it('each narrow the list: type, duration, rating and price', () => {
    expect(ids({})).toEqual(['week', 'short', 'long']);
    expect(ids({ type: ['family'] })).toEqual(['short', 'long']);
    expect(ids({ duration: ['4-7', '15-'] })).toEqual(['week', 'long']);
    expect(ids({ rating: [4, 5] })).toEqual(['week', 'short']);
    expect(ids({ price: { min: 1200, max: 5000 } })).toEqual(['week', 'short']);
    expect(ids({ type: ['family'], rating: [3] })).toEqual(['long']);
  });

  it('count what each choice would leave under the other filters, and offer only what exists', () => {
    const { options } = narrow(ALL, { ...NO_FILTERS, type: ['family'] });
    expect(options.type).toEqual([
      { value: 'group', count: 1 },
      { value: 'family', count: 2 },
    ]);
    expect(options.duration).toEqual([
      { value: '1-3', count: 1 },
      { value: '4-7', count: 0 },
      { value: '15-', count: 1 },
    ]);
  });

  it('span the prices in whole units', () => {
    expect(boundsOf(ALL)).toEqual({ min: 1200, max: 9000 });
    expect(boundsOf([])).toBeNull();
  });
});

it('sorts by popularity, price, duration and rating', () => {
  const order = (sort: Parameters<typeof sorted>[1]) => sorted(ALL, sort).map(({ id }) => id);
  expect(order('recommended')).toEqual(['short', 'week', 'long']);
  expect(order('price')).toEqual(['short', 'week', 'long']);
  expect(order('duration')).toEqual(['short', 'week', 'long']);
  expect(order('rating')).toEqual(['short', 'week', 'long']);
});

it('is kept in the address beside the search, without defaults', () => {
  const before = new URLSearchParams('cityId=ist&city=Istanbul');
  const view = viewFrom(new URLSearchParams('type=family,none&duration=15-&rating=4,9&price=100-900&sort=price'));
  expect(view).toEqual({
    filters: { type: ['family'], duration: ['15-'], rating: [4], price: { min: 100, max: 900 } },
    sort: 'price',
  });
  expect(activeCount(view.filters)).toBe(4);
  const after = withView(before, view);
  expect(viewFrom(after)).toEqual(view);
  expect(after.get('cityId')).toBe('ist');
  expect(withView(after, { filters: NO_FILTERS, sort: 'recommended' }).toString()).toBe(before.toString());
});
