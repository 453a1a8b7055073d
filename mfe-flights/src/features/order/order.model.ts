import type { Order, OrderTraveller } from '@jetway/kit-api/flights';

import { isMoving } from '../../shared/after-sale/after-sale.model';

/** Polling interval of an order that is being confirmed. */
export const POLL_MS = 8_000;

/** Polling interval of a held order's limit, and of an order under decision by operations. */
export const LIMIT_POLL_MS = 60_000;

/** Whether the airline's answer is pending, so that the page polls. */
export function isBeingConfirmed(order: Order): boolean {
  return order.actions.includes('refresh') || order.status === 'InProgress';
}

/** What is reported of an order that failed to load. */
export interface OrderFailure {
  /** Nothing is known of it. */
  order: Record<string, never>;
  /** The response's own message; undefined when it had none. */
  data: unknown;
}

/** Statuses that are not reported: the session dialog handles a 401, and a gateway error is not shown. Source: ADR 0057. */
const QUIET_STATUSES: ReadonlySet<number> = new Set([401, 502]);

/** The error to report for a failed load; null if there is none to report. */
export function failureOf(error: unknown): OrderFailure | null {
  const { status, data } = (typeof error === 'object' && error !== null ? error : {}) as {
    status?: unknown;
    data?: unknown;
  };
  if (typeof status === 'number' && QUIET_STATUSES.has(status)) return null;
  return { order: {}, data: data === null || data === '' ? undefined : data };
}

/** An order's polling interval; 0 when only users of this agency change it. */
export function pollOf(order: Order): number {
  if (isBeingConfirmed(order)) return POLL_MS;
  return order.status === 'UnConfirmed' || waitsForOperations(order) || isMoving(order) ? LIMIT_POLL_MS : 0;
}

/** Whether operations have been asked about unaccompanied minors and the decision is pending. */
function waitsForOperations(order: Order): boolean {
  return isUnpaid(order) && order.childrenAlone?.request?.state === 'requested';
}

/** Whether it is booked and neither paid nor cancelled. */
export function isUnpaid({ status }: Order): boolean {
  return status === 'OnHold' || status === 'Pending';
}

const PAST: ReadonlySet<Order['status']> = new Set(['Confirmed', 'PartiallyTicketed', 'Cancelled', 'Expired']);

/** Whether its flights were sold or released, so that booking them again needs a search. */
export function isPast({ status }: Order): boolean {
  return PAST.has(status);
}

/** Whether its tickets are issued. */
export function isTicketed({ status }: Order): boolean {
  return status === 'Confirmed' || status === 'PartiallyTicketed';
}

/** When a held order expires: slightly before the airline's own limit. Undefined if it does not. */
export function limitOf(order: Order): string | undefined {
  const isHeld =
    order.status === 'OnHold' ||
    (order.status === 'Pending' && (order.actions.includes('issue') || Boolean(order.childrenAlone)));
  return isHeld ? (order.timeLimits.autoCancelAt ?? order.timeLimits.ticketingTimeLimitAt) : undefined;
}

/** A traveller's ticket number, from the traveller or from the order's list. */
export function ticketOf(order: Order, traveller: OrderTraveller): string | undefined {
  const theirs = order.tickets.filter((ticket) => ticket.travellerId === traveller.travellerId);
  // An exchanged ticket stays listed beside the new one.
  return traveller.ticketNumber ?? (theirs.find(({ status }) => status !== 'EXCHANGED') ?? theirs[0])?.number;
}

/** A ticket number as it is read out: the airline's three digits, then the rest. */
export function spacedTicket(number: string): string {
  return /^\d{13}$/.test(number) ? `${number.slice(0, 3)} ${number.slice(3)}` : number;
}
