import { describe, expect, it } from 'vitest';

import { withChildren } from '../../../shared/holidays/party.fields';
import { faultsOf, hasFault, queryOf, startOf } from './form.model';

const TODAY = '2026-11-26';
const CITY = { cityId: 'ist', name: 'Istanbul' };

describe('the rules of a holiday search', () => {
  it('ask for a city, a day that is not past or too far ahead, and the age of every child', () => {
    const form = { city: null, date: '', adults: 2, childAges: [4, null] };
    expect(faultsOf(form, TODAY)).toEqual({ city: 'city', date: 'date', ages: [1] });
    expect(faultsOf({ ...form, date: '2026-11-25' }, TODAY).date).toBe('past');
    expect(faultsOf({ ...form, date: '2030-01-01' }, TODAY).date).toBe('late');
    const whole = { city: CITY, date: TODAY, adults: 2, childAges: [4, 9] };
    expect(hasFault(faultsOf(whole, TODAY))).toBe(false);
    expect(queryOf(whole)).toEqual(whole);
  });

  it('begin with two adults in some weeks', () => {
    expect(startOf(null, TODAY)).toEqual({ city: null, date: '2027-01-10', adults: 2, childAges: [] });
  });

  it('keep the ages of the children who stay', () => {
    expect(withChildren([4], 2)).toEqual([4, null]);
    expect(withChildren([4, 9], 1)).toEqual([4]);
  });
});
