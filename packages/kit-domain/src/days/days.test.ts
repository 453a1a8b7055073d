import { expect, it } from 'vitest';

import { ageOn, dateIn, daysAfter, isDate } from './index';

it('returns the date in a time zone', () => {
  const moment = new Date('2026-11-30T21:00:00Z');
  expect([dateIn('UTC', moment), dateIn('Asia/Dubai', moment), dateIn('America/New_York', moment)]).toEqual([
    '2026-11-30',
    '2026-12-01',
    '2026-11-30',
  ]);
});

it('counts days over the ends of months', () => {
  expect([daysAfter('2026-11-30', 1), daysAfter('2026-03-01', -1)]).toEqual(['2026-12-01', '2026-02-28']);
});

it('accepts only dates that exist', () => {
  expect(['2028-02-29', '2027-02-29', '2027-2-1', '', '2027-13-01'].map(isDate)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

it('counts years of age up to the birthday', () => {
  expect([ageOn('2014-12-24', '2026-12-23'), ageOn('2014-12-24', '2026-12-24')]).toEqual([11, 12]);
});
