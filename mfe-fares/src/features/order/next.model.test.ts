import type { GroupOrder } from '@jetway/kit-api/fares';
import { expect, it } from 'vitest';

import en from '../../locales/en/order.json';
import { groupOrder, paidOrder } from '../../shared/testing/fares';
import { nextOf } from './next.model';

const EARLY = '2026-12-01T10:00:00Z';
const LATE = '2026-12-20T10:00:00Z';
const balance = (dueBy: string, paidAt?: string) => ({ amount: 'AED 3104.00', dueBy, ...(paidAt && { paidAt }) });

it.each<[string, GroupOrder, string, string?]>([
  ['held seats', groupOrder({ actions: ['payDeposit'] }), 'payDeposit'],
  ['held seats of a user who may not pay', groupOrder({ actions: [] }), 'colleague'],
  ['missing names', paidOrder({ namesMissing: 2, namesBy: EARLY, balance: balance(LATE) }), 'names', EARLY],
  ['a balance due first', paidOrder({ namesMissing: 2, namesBy: LATE, balance: balance(EARLY) }), 'payBalance', EARLY],
  ['a balance alone', paidOrder({ namesMissing: 0, balance: balance(LATE) }), 'payBalance', LATE],
  [
    'names after the balance',
    paidOrder({ status: 'balancePaid', namesMissing: 1, namesBy: LATE, balance: balance(EARLY, EARLY) }),
    'names',
    LATE,
  ],
  ['all done', paidOrder({ status: 'balancePaid', namesMissing: 0, balance: balance(EARLY, EARLY) }), 'ticketing'],
  ['tickets being issued', groupOrder({ status: 'inProgress' }), 'ticketing'],
  ['tickets', groupOrder({ status: 'ticketed', actions: ['print'] }), 'ticketed'],
  ['tickets of a user who may not print', groupOrder({ status: 'ticketed', actions: [] }), 'complete'],
  ['a cancelled booking', groupOrder({ status: 'cancelled' }), 'again'],
  ['released seats', groupOrder({ status: 'released' }), 'again'],
])('%s have a next step', (_, order, key, by) => {
  const next = nextOf(order, () => true);
  expect(next).toMatchObject({ key, ...(by && { by }) });
  expect(Object.keys(en.next)).toContain(key);
});

it('offers no search to users who may not search', () => {
  expect(nextOf(groupOrder({ status: 'released' }), () => false)).toEqual({ key: 'closed' });
});
