import type { Order, OrderTraveller } from '@jetway/kit-api/flights';
import type { Money, MoneyText } from '@jetway/kit-domain';

import { difference, minorOf } from '../../shared/money-text';

/** How often an order that is being confirmed is read again. */
export const POLL_MS = 8_000;

/** How often the limit of a held order is read again, and an order that operations decide about. */
export const LIMIT_POLL_MS = 60_000;

/** Whether the airline still owes an answer, so that the page asks again by itself. */
export function isBeingConfirmed(order: Order): boolean {
  return order.actions.includes('refresh') || order.status === 'InProgress';
}

/** What is told of an order that could not be read. */
export interface OrderFailure {
  /** Nothing of it is known. */
  order: Record<string, never>;
  /** The answer's own words; undefined when it had none. */
  data: unknown;
}

/** Refusals nobody is told of: the session's own screen speaks for a 401, a gateway that stumbles for itself. Source: ADR 0057. */
const QUIET_STATUSES: ReadonlySet<number> = new Set([401, 502]);

/** What to tell of a failed read of an order; null when nothing is to be told. */
export function failureOf(error: unknown): OrderFailure | null {
  const { status, data } = (typeof error === 'object' && error !== null ? error : {}) as { status?: unknown; data?: unknown };
  if (typeof status === 'number' && QUIET_STATUSES.has(status)) return null;
  return { order: {}, data: data === null || data === '' ? undefined : data };
}

/** What a wallet lacks for an amount; null when it suffices. Both in one currency. */
export function shortage(amount: MoneyText, available: Money): MoneyText | null {
  if (!amount.startsWith(`${available.currency} `)) return null;
  return minorOf(amount) > minorOf(available) ? difference(amount, available) : null;
}

/** How often an order is read again by itself; 0 for one that moves only when somebody here moves it. */
export function pollOf(order: Order): number {
  if (isBeingConfirmed(order)) return POLL_MS;
  return order.status === 'UnConfirmed' || waitsForOperations(order) ? LIMIT_POLL_MS : 0;
}

/** Whether operations have been asked about children alone and may answer any moment. */
function waitsForOperations(order: Order): boolean {
  return isUnpaid(order) && order.childrenAlone?.request?.state === 'requested';
}

/** Whether it is made and nothing of it is paid or given up yet. */
export function isUnpaid({ status }: Order): boolean {
  return status === 'OnHold' || status === 'Pending';
}

const PAST: ReadonlySet<Order['status']> = new Set(['Confirmed', 'PartiallyTicketed', 'Cancelled', 'Expired']);

/** Whether its flights are sold or given up, so that whoever wants them again has to search. */
export function isPast({ status }: Order): boolean {
  return PAST.has(status);
}

/** The moment a held order is lost, when there is one: it is given up a little before the airline's own limit. */
export function limitOf(order: Order): string | undefined {
  const isHeld = order.status === 'OnHold' || (order.status === 'Pending' && (order.actions.includes('issue') || Boolean(order.childrenAlone)));
  return isHeld ? order.timeLimits.autoCancelAt ?? order.timeLimits.ticketingTimeLimitAt : undefined;
}

/** The ticket of a traveller, as the order or its ticket list has it. */
export function ticketOf(order: Order, traveller: OrderTraveller): string | undefined {
  return traveller.ticketNumber ?? order.tickets.find((ticket) => ticket.travellerId === traveller.travellerId)?.number;
}

/** A ticket number as it is read out: airline's three digits, then the rest. */
export function spacedTicket(number: string): string {
  return /^\d{13}$/.test(number) ? `${number.slice(0, 3)} ${number.slice(3)}` : number;
}
