import type { OrderRequestKindName } from '../../api/endpoints/orders';
import { REQUEST_STATES } from '../../shared/names';

/** States of payments at a provider. */
const PAYMENTS: Readonly<Record<string, string>> = {
  created: 'started',
  pending: 'at the provider',
  paid: 'paid',
  failed: 'failed',
  cancelled: 'cancelled',
  expired: 'expired',
  review: 'another amount was taken, in review',
};

/** Requests that are allowed or refused; voids, refunds and exchanges have more states. */
const ANSWERS: Readonly<Record<string, string>> = {
  requested: 'Waits for an answer',
  allowed: 'Allowed',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
};

const TICKETS: Readonly<Record<string, string>> = {
  open: 'valid',
  void: 'void',
  refunded: 'refunded',
  exchanged: 'exchanged',
};

const AFTER_SALE: readonly OrderRequestKindName[] = ['void', 'refund', 'exchange'];

/** A state as operators read it; one that is new to the console is shown as it is. */
export function paymentState(state: string): string {
  return PAYMENTS[state] ?? state;
}

/** The same for a request of a kind. */
export function requestState(kind: OrderRequestKindName, state: string): string {
  const afterSale: Readonly<Record<string, { name: string }>> = REQUEST_STATES;
  return (AFTER_SALE.includes(kind) ? afterSale[state]?.name : ANSWERS[state]) ?? state;
}

/** The same for a ticket. */
export function ticketState(state: string): string {
  return TICKETS[state] ?? state;
}
