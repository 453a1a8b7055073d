import { test } from '@playwright/test';

/** The date that many days from today, "YYYY-MM-DD". */
export function daysAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/**
 * Departure dates reserved for the running test, so that its bookings do not change another test's prices: out 30 to 230
 * days from now, back two weeks later. A test that books several
 * orders numbers them, for the same reason.
 */
export function ownTrip(nth = 0): { out: string; back: string } {
  const title = test.info().titlePath.join(' ');
  const hash = [...title].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 100_003, 7);
  const days = 30 + (hash % 200) + nth;
  return { out: daysAhead(days), back: daysAhead(days + 14) };
}
