import { expect, it } from 'vitest';

import { selectableDays } from './days.model';

it('allows dates from three years ago to five years ahead (P-229)', () => {
  expect(selectableDays(new Date(2026, 10, 21))).toEqual({
    today: '2026-11-21',
    first: '2023-11-21',
    last: '2031-11-21',
  });
  expect(selectableDays(new Date(2028, 1, 29))).toEqual({
    today: '2028-02-29',
    first: '2025-02-28',
    last: '2033-02-28',
  });
});
