import { expect, it } from 'vitest';

import { statusTone } from './wallet.model';

it.each([
  ['active', 'success'],
  ['Active', 'success'],
  ['blocked', 'danger'],
  ['', 'danger'],
])('a wallet that is %j is drawn as %s (P-127)', (status, tone) => {
  expect(statusTone(status)).toBe(tone);
});
