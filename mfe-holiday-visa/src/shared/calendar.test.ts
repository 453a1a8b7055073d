import { expect, it } from 'vitest';

import { monthsAfter } from './calendar';

it.each([
  ['2027-01-10', 6, '2027-07-10'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2026-12-31', 2, '2027-02-28'],
])('%s and %i months is %s', (date, months, expected) => expect(monthsAfter(date, months)).toBe(expected));
