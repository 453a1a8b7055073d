import { expect, it } from 'vitest';

import { order } from '../../shared/testing/orders';
import { passportStanding } from './passports';

it('a passport is valid for the trip, for six months after it, or not at all (T-063)', () => {
  const [traveller] = order().travellers;
  if (!traveller) throw new Error('an order has a traveller');
  const until = (expiresOn: string) =>
    passportStanding(order(), { ...traveller, passport: { number: 'X1', issueCountry: 'BD', expiresOn } });
  // The last arrival is on 1 December 2026.
  expect(['2026-11-30', '2026-12-01', '2027-05-31', '2027-06-01'].map(until)).toEqual([
    'expired',
    'short',
    'short',
    'valid',
  ]);
  expect(passportStanding(order(), traveller)).toBe('none');
});
