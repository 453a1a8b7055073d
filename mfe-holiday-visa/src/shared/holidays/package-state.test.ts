import { describe, expect, it } from 'vitest';

import { city, holidayPackage, packageCard, packagesFound } from '../testing/holidays';
import type { Asked, PackageCalls } from './package-state';
import { packageState, popularOf, UNASKED } from './package-state';

const NONE: PackageCalls = { city: '', cities: UNASKED, available: UNASKED, search: UNASKED, detail: UNASKED };
const answered = <T>(currentData: T): Asked<T> => ({ currentData, isFetching: false, isError: false });
const failed = <T>(currentData: T): Asked<T> => ({ currentData, isFetching: false, isError: true });
const stateOf = (calls: Partial<PackageCalls>) => packageState({ ...NONE, ...calls });

describe('the state of tour packages', () => {
  it('has exactly the parts that the specification lists (T-156)', () => {
    const state = stateOf({ city: 'Istanbul', detail: answered({ holidayPackage: holidayPackage() }) });
    expect(Object.keys(state).sort()).toEqual(
      ['searchQuery', 'cities', 'details', 'availableCities', 'popularCities', 'searchResult', 'loaders'].sort(),
    );
    expect(state.searchQuery.city).toBe('Istanbul');
    expect(state.details['p1']?.title).toBe('Istanbul in a week');
  });

  it('loads by one flag for each call: on while it is pending, off when it is answered and when it failed (T-191)', () => {
    const pending = { isFetching: true, isError: false };
    const off = { cities: false, available: false, search: false, detail: false };
    for (const call of ['cities', 'available', 'search', 'detail'] as const) {
      expect(stateOf({ [call]: pending }).loaders).toEqual({ ...off, [call]: true });
      expect(stateOf({ [call]: { isFetching: false, isError: true } }).loaders).toEqual(off);
    }
    expect(stateOf({ cities: answered({ cities: [city()] }) }).loaders).toEqual(off);
  });

  it('has no cities after a city search that failed (T-192)', () => {
    const cities = { cities: [city()] };
    expect(stateOf({ cities: answered(cities) }).cities).toHaveLength(1);
    expect(stateOf({ cities: failed(cities) }).cities).toEqual([]);
  });

  it('has no result after a package search that failed (T-193)', () => {
    const found = packagesFound([packageCard()]);
    expect(stateOf({ search: answered(found) }).searchResult).toEqual(found);
    expect(stateOf({ search: failed(found) }).searchResult).toBeNull();
  });

  it('shows the five most popular of the available cities, and ignores an answer with an error (T-194)', () => {
    const seven = [3, 7, 1, 6, 2, 5, 4].map((popularity) => city({ cityId: `c${popularity}`, popularity }));
    const ids = popularOf(seven).map(({ cityId }) => cityId);
    expect(ids).toEqual(['c7', 'c6', 'c5', 'c4', 'c3']);
    expect(stateOf({ available: answered({ cities: seven }) }).popularCities).toHaveLength(5);
    expect(stateOf({ available: answered({ cities: seven, error: 'incomplete' }) })).toMatchObject({
      availableCities: [],
      popularCities: [],
    });
  });
});
