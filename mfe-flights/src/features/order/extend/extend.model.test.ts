import { expect, it } from 'vitest';

import { limitChoices, releaseAt } from './extend.model';

const LIMIT = '2026-11-21T12:00:00Z';
const gains = (latest: string) => limitChoices(LIMIT, latest).map(({ gainMinutes }) => gainMinutes / 60);

it('offers round steps up to the latest limit, and the limit itself', () => {
  expect(limitChoices(LIMIT, '2026-11-21T14:30:00Z')).toEqual([{ until: '2026-11-21T14:30:00Z', gainMinutes: 150 }]);
  expect(gains('2026-11-21T19:00:00Z')).toEqual([3, 6, 7]);
  expect(gains('2026-11-21T18:00:00Z')).toEqual([3, 6]);
  expect(gains('2026-11-23T12:00:00Z')).toEqual([3, 6, 12, 24, 48]);
});

it('releases the seats as long before a new limit as before the present one', () => {
  const limits = { ticketingTimeLimitAt: LIMIT, autoCancelAt: '2026-11-21T11:59:00Z' };
  expect(releaseAt(LIMIT, limits)).toBe(limits.autoCancelAt);
  expect(releaseAt('2026-11-22T12:00:00Z', limits)).toBe('2026-11-22T11:59:00Z');
  expect(releaseAt(LIMIT, {})).toBe(LIMIT);
});
