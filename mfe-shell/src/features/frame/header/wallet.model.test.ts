import { expect, it } from 'vitest';

import { isStanding, statusTone } from './wallet.model';

it.each([
  ['active', 'success'],
  ['Active', 'success'],
  ['blocked', 'danger'],
  ['', 'danger'],
])('a wallet that is %j is shown as %s (P-127)', (status, tone) => {
  expect(statusTone(status)).toBe(tone);
});

it('translates the two states of a wallet, and shows any other unchanged', () => {
  expect(['Active', 'Blocked', 'Overdue', 'active', 'Frozen'].map(isStanding)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
