import { expect, it } from 'vitest';

import { earlierDeposit, problemKey } from './problems';
import { pollOf, STATUSES, toneOf } from './status';

const refusal = (code: string, params?: Record<string, unknown>) => ({
  kind: 'problem',
  status: 409,
  problem: { code, title: 'No', status: 409, type: 'x', retryable: false, params },
  data: null,
});

it.each([
  [refusal('access.denied'), 'denied'],
  [refusal('deposit.wrong_state'), 'changed'],
  [refusal('payment.provider_down'), 'provider'],
  [refusal('nobody.knows'), 'failed'],
  [{ kind: 'FETCH_ERROR', detail: 'x' }, 'offline'],
  [{ kind: 'TIMEOUT_ERROR', detail: 'x' }, 'slow'],
  [undefined, 'failed'],
])('explains %j as %s', (error, key) => {
  expect(problemKey(error)).toBe(key);
});

it('names the earlier deposit of a duplicate only', () => {
  expect(earlierDeposit(refusal('deposit.duplicate', { depositRef: 'DEP-7' }))).toBe('DEP-7');
  expect(earlierDeposit(refusal('deposit.duplicate'))).toBeUndefined();
  expect(earlierDeposit(refusal('access.denied', { depositRef: 'DEP-7' }))).toBeUndefined();
});

it('polls a deposit while its decision is pending, and stops when its state is final', () => {
  expect(STATUSES.filter((status) => pollOf(status) === 0)).toEqual([
    'needsInfo',
    'approved',
    'rejected',
    'withdrawn',
    'cleared',
    'bounced',
    'credited',
    'failed',
    'cancelled',
    'expired',
  ]);
  expect(pollOf('redirected')).toBeLessThan(pollOf('underReview'));
  expect(toneOf('bounced')).toBe('danger');
});
