import { expect, it } from 'vitest';

import { cityOf, instantIn } from './zone';

it.each([
  ['UTC', '2026-11-30T23:59:59', '2026-11-30T23:59:59Z'],
  ['Asia/Dhaka', '2026-11-30T23:59:59', '2026-11-30T17:59:59Z'],
  ['America/New_York', '2026-11-30T23:59:59', '2026-12-01T04:59:59Z'],
  // The clock is put back at 2 a.m. of this day.
  ['Europe/London', '2026-10-25T23:59:59', '2026-10-25T23:59:59Z'],
  ['Europe/London', '2026-10-24T23:59:59', '2026-10-24T22:59:59Z'],
])('reads the clock of %s at %s', (zone, shown, instant) => {
  expect(instantIn(zone, shown)).toBe(instant);
});

it('names a zone by its city', () => {
  expect([cityOf('America/New_York'), cityOf('UTC')]).toEqual(['New York', 'UTC']);
});
