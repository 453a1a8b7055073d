import { expect, it } from 'vitest';

import { ageOn, monthsAfter } from './calendar';

it.each([
  ['2027-01-10', 6, '2027-07-10'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2026-12-31', 2, '2027-02-28'],
])('%s and %i months is %s', (date, months, expected) => expect(monthsAfter(date, months)).toBe(expected));

it('counts whole years', () => {
  expect(ageOn('2009-01-11', '2027-01-10')).toBe(17);
  expect(ageOn('2009-01-10', '2027-01-10')).toBe(18);
});
