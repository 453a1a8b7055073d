import { beforeEach, expect, it } from 'vitest';

import { cleanUp } from './clean-up';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 21);

beforeEach(() => {
  document.cookie = 'a=1';
});

it('clears cookies when the last clean-up was over 24 hours ago, not sooner (P-173)', async () => {
  await cleanUp(NOW);
  expect(document.cookie).toBe('');
  document.cookie = 'a=1';
  await cleanUp(NOW + 24 * HOUR);
  expect(document.cookie).toBe('a=1');
  await cleanUp(NOW + 24 * HOUR + 1);
  expect(document.cookie).toBe('');
});
