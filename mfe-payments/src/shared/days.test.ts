import { expect, it } from 'vitest';

import { dayIn, daysAfter } from './days';

it('knows the day in a time zone', () => {
  const moment = new Date('2026-11-30T21:00:00Z');
  expect([dayIn('UTC', moment), dayIn('Asia/Dubai', moment), dayIn('America/New_York', moment)]).toEqual([
    '2026-11-30',
    '2026-12-01',
    '2026-11-30',
  ]);
});

it('counts days over the ends of months', () => {
  expect([daysAfter('2026-11-30', 1), daysAfter('2026-03-01', -1)]).toEqual(['2026-12-01', '2026-02-28']);
});
