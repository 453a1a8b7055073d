import { expect, it } from 'vitest';

import { order } from '../../shared/testing/orders';
import { isBeingConfirmed, limitOf, pollOf, spacedTicket } from './order.model';

it('counts down only while seats can be lost', () => {
  expect(limitOf(order())).toBe('2099-01-01T00:00:00Z');
  expect(limitOf(order({ status: 'Pending', actions: ['issue'] }))).toBe('2099-01-01T00:00:00Z');
  expect(limitOf(order({ status: 'Confirmed', actions: [] }))).toBeUndefined();
});

it("polls while the airline's answer is pending", () => {
  expect(isBeingConfirmed(order({ actions: ['refresh'] }))).toBe(true);
  expect(isBeingConfirmed(order())).toBe(false);
});

it('polls an order under decision by operations less often', () => {
  expect(pollOf(order({ status: 'UnConfirmed', actions: [] }))).toBeGreaterThan(
    pollOf(order({ actions: ['refresh'] })),
  );
  expect(pollOf(order())).toBe(0);
  const request = { state: 'requested' as const, requestedAt: '2026-11-21T09:00:00Z', requestedBy: 'Amina Rahman' };
  const asked = order({ childrenAlone: { reasons: ['notTaken'], canAsk: false, request } });
  expect(pollOf(asked)).toBeGreaterThan(0);
});

it('spaces a ticket number after the airline code', () => {
  expect(spacedTicket('1761234567890')).toBe('176 1234567890');
  expect(spacedTicket('TKT-1')).toBe('TKT-1');
});
