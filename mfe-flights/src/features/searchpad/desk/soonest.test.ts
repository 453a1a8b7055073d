import { expect, it } from 'vitest';

import { soonest } from './soonest';

it('lists what has a deadline, the earliest first', () => {
  const rows = [{ at: '2026-11-28T08:00:00Z' }, {}, { at: '2026-11-27T08:00:00.5Z' }, { at: '2026-11-27T08:00:00Z' }];
  expect(soonest(rows, ({ at }) => at)).toEqual([rows[3], rows[2], rows[0]]);
});
