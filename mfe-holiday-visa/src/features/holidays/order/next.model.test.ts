import { expect, it } from 'vitest';

import { holidayOrder } from '../../../shared/testing/holidays';
import { nextOf } from './next.model';

it.each([
  ['depositDue', ['payDeposit'], 'payDeposit'],
  ['depositDue', [], 'colleague'],
  ['confirming', ['cancel'], 'confirming'],
  ['balanceDue', ['payBalance'], 'payBalance'],
  ['balanceDue', [], 'colleague'],
  ['paid', ['print'], 'print'],
  ['paid', [], 'complete'],
  ['completed', ['print'], 'complete'],
  ['cancelled', [], 'closed'],
  ['expired', [], 'closed'],
] as const)('an order at %s with the actions %j goes on with: %s', (stage, actions, key) => {
  expect(nextOf(holidayOrder({ stage, actions: [...actions] })).key).toBe(key);
});

it('what is due says until when', () => {
  expect(nextOf(holidayOrder({ stage: 'balanceDue' })).by).toBe('2026-12-20T18:00:00Z');
});
