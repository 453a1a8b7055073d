import type { Order } from '@jetway/kit-api/flights';
import { Feature } from '@jetway/kit-domain';
import { expect, it } from 'vitest';

import en from '../../../locales/en/order.json';
import { order } from '../../../shared/testing/orders';
import { nextOf } from './next.model';

const everything = () => true;
const nothing = () => false;
const alone = (state?: 'requested' | 'refused'): Partial<Order> => ({
  actions: [],
  childrenAlone: {
    reasons: ['notTaken'],
    canAsk: true,
    ...(state && { request: { state, requestedAt: '2026-11-21T09:00:00Z', requestedBy: 'Amina Rahman' } }),
  },
});

it.each<[string, Partial<Order>, string, string]>([
  ['a held order', {}, 'issue', 'colleague'],
  [
    'an instant fare',
    { status: 'Pending', flags: { importedPnr: false, instant: true, priceChanged: false, onlyChild: false } },
    'issueNow',
    'colleague',
  ],
  ['an unaccompanied minor', alone(), 'approval', 'approval'],
  ['a refused request', alone('refused'), 'approval', 'approval'],
  ['an open request', alone('requested'), 'decision', 'decision'],
  ['a held order without a record locator', { actions: ['cancel'] }, 'review', 'review'],
  ['an order being confirmed', { status: 'InProgress', actions: ['refresh'] }, 'confirming', 'confirming'],
  ['an unconfirmed order', { status: 'UnConfirmed', actions: [] }, 'review', 'review'],
  ['a ticketed order', { status: 'Confirmed', actions: [] }, 'ticketed', 'complete'],
  ['a changed schedule', { status: 'Confirmed', actions: ['acceptSchedule'] }, 'schedule', 'schedule'],
  ['a cancelled order', { status: 'Cancelled', actions: [] }, 'again', 'closed'],
  ['an expired order', { status: 'Expired', actions: [] }, 'again', 'closed'],
])('%s has a next step, with and without permissions', (_, replace, withAll, withNone) => {
  expect(nextOf(order(replace), everything)).toBe(withAll);
  expect(nextOf(order(replace), nothing)).toBe(withNone);
  expect(Object.keys(en.next)).toEqual(expect.arrayContaining([withAll, withNone]));
});

it('shows no link to a document to a user who may issue but not print', () => {
  expect(nextOf(order({ status: 'Confirmed', actions: [] }), (feature) => feature !== Feature.PrintTicket)).toBe(
    'complete',
  );
});
