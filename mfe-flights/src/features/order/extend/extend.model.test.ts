import { expect, it } from 'vitest';

import { limitChoices } from './extend.model';

const LIMIT = '2026-11-21T12:00:00Z';
const gains = (latest: string) => limitChoices(LIMIT, latest).map(({ gainMinutes }) => gainMinutes / 60);

it('offers round steps up to the latest limit, and the limit itself', () => {
  expect(limitChoices(LIMIT, '2026-11-21T14:30:00Z')).toEqual([{ until: '2026-11-21T14:30:00Z', gainMinutes: 150 }]);
  expect(gains('2026-11-21T19:00:00Z')).toEqual([3, 6, 7]);
  expect(gains('2026-11-21T18:00:00Z')).toEqual([3, 6]);
  expect(gains('2026-11-23T12:00:00Z')).toEqual([3, 6, 12, 24, 48]);
});
