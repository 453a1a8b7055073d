import { problemOf } from '@jetway/kit-api';
import type { ErrorCode } from '@jetway/kit-api';

/** The kind of error, as a message key below `orders.problems`. */
export type ProblemKey =
  | 'offline'
  | 'slow'
  | 'busy'
  | 'down'
  | 'denied'
  | 'signedOut'
  | 'invalid'
  | 'expired'
  | 'gone'
  | 'money'
  | 'overdue'
  | 'alone'
  | 'conflict'
  | 'provider'
  | 'noOnline'
  | 'failed'
  | 'fewSeats'
  | 'tooLate'
  | 'cutoff'
  | AfterSaleKey;

/** Refusals of voids, refunds and exchanges. */
type AfterSaleKey =
  | 'voidClosed'
  | 'noVoid'
  | 'quoteExpired'
  | 'quoteChanged'
  | 'requestOpen'
  | 'dueFirst'
  | 'ticketUsed'
  | 'flown'
  | 'notAlone'
  | 'infantAlone'
  | 'noChange'
  | 'allChange'
  | 'extrasBooked'
  | 'begun'
  | 'outOfBounds'
  | 'unchanged'
  | 'byHand'
  | 'offerGone'
  | 'noExchange';

const KEYS = {
  'request.invalid': 'invalid',
  'request.unreadable': 'failed',
  'request.too_large': 'failed',
  'request.media_type': 'failed',
  'request.headers_too_large': 'failed',
  'request.not_found': 'gone',
  'request.method_not_allowed': 'failed',
  'request.idempotency_mismatch': 'conflict',
  'request.in_progress': 'conflict',
  'request.rate_limited': 'busy',
  'request.timeout': 'slow',
  'session.required': 'signedOut',
  'session.expired': 'signedOut',
  'session.ended': 'signedOut',
  'session.wrong_tenant': 'signedOut',
  'session.unfinished': 'signedOut',
  'operator.refused': 'signedOut',
  'operator.invitation_over': 'gone',
  'operator.name_taken': 'conflict',
  'documents.no_skip_left': 'conflict',
  'access.denied': 'denied',
  'file.not_found': 'gone',
  'staff.not_yours': 'denied',
  'record.not_found': 'gone',
  'record.changed': 'conflict',
  'edge.unknown_host': 'down',
  'edge.unsigned': 'down',
  'edge.upgrade_refused': 'failed',
  'edge.foreign_origin': 'failed',
  'edge.target_too_long': 'failed',
  'edge.method_unknown': 'failed',
  'edge.coded_body': 'failed',
  'edge.rate_limited': 'busy',
  'edge.overloaded': 'busy',
  'edge.upstream_down': 'down',
  'edge.upstream_broken': 'down',
  'edge.upstream_timeout': 'slow',
  'edge.not_kept': 'down',
  'edge.misdirected': 'failed',
  'tenant.suspended': 'down',
  'tenant.maintenance': 'down',
  'registration.no_draft': 'failed',
  'registration.captcha': 'failed',
  'registration.code_wrong': 'failed',
  'registration.code_dead': 'failed',
  'registration.code_too_soon': 'busy',
  'registration.too_many_codes': 'busy',
  'registration.too_many_guesses': 'busy',
  'application.wrong_state': 'conflict',
  'application.email_taken': 'conflict',
  'search.expired': 'expired',
  'search.not_found': 'expired',
  'price.session_expired': 'expired',
  'price.session_not_found': 'expired',
  'price.not_sold': 'conflict',
  'offer.sold_out': 'gone',
  'offer.price_changed': 'conflict',
  'extra.unavailable': 'gone',
  'extra.price_changed': 'conflict',
  'traveller.not_found': 'gone',
  'traveller.duplicate': 'conflict',
  'order.not_found': 'gone',
  'order.wrong_state': 'conflict',
  'order.limit_fixed': 'conflict',
  'order.amount_mismatch': 'conflict',
  'order.outcome_unknown': 'conflict',
  'order.supplier_refused': 'conflict',
  'order.part_not_allowed': 'conflict',
  'order.children_alone': 'alone',
  'order.nothing_due': 'conflict',
  'after_sale.not_found': 'gone',
  'after_sale.open': 'requestOpen',
  'after_sale.wrong_state': 'conflict',
  'after_sale.quote_changed': 'quoteChanged',
  'after_sale.quote_expired': 'quoteExpired',
  'after_sale.part_due': 'dueFirst',
  'after_sale.same_operator': 'denied',
  'agency.wrong_state': 'conflict',
  'wallet_change.open': 'conflict',
  'wallet_change.wrong_state': 'conflict',
  'wallet_change.out_of_date': 'conflict',
  'wallet_change.same_operator': 'denied',
  'void.not_offered': 'noVoid',
  'void.window_closed': 'voidClosed',
  'ticket.not_open': 'ticketUsed',
  'refund.segment_flown': 'flown',
  'refund.part_not_allowed': 'notAlone',
  'refund.infant_alone': 'infantAlone',
  'exchange.segment_flown': 'flown',
  'exchange.not_allowed': 'noChange',
  'exchange.part_of_party': 'allChange',
  'exchange.extras_booked': 'extrasBooked',
  'exchange.begun': 'begun',
  'exchange.out_of_bounds': 'outOfBounds',
  'exchange.unchanged': 'unchanged',
  'exchange.by_hand': 'byHand',
  'exchange.offer_gone': 'offerGone',
  'exchange.not_offered': 'noExchange',
  'order.notes_full': 'conflict',
  'order.note_not_yours': 'denied',
  'payment.not_found': 'gone',
  'payment.not_offered': 'noOnline',
  'payment.provider_down': 'provider',
  'payment.callback_forged': 'failed',
  'deposit.not_found': 'gone',
  'deposit.wrong_state': 'conflict',
  'deposit.duplicate': 'conflict',
  'deposit.method_closed': 'failed',
  'deposit.amount_mismatch': 'money',
  'deposit.same_operator': 'denied',
  'wallet.insufficient': 'money',
  'wallet.blocked': 'money',
  'wallet.overdue': 'overdue',
  'review.given': 'conflict',
  'import.source_not_found': 'gone',
  'import.record_not_found': 'gone',
  'import.blocked': 'conflict',
  'import.claimed': 'conflict',
  'hotel.search_expired': 'expired',
  'hotel.not_found': 'gone',
  'hotel.session_expired': 'expired',
  'hotel.price_changed': 'conflict',
  'hotel.sold_out': 'gone',
  'hotel.quote_expired': 'quoteChanged',
  'hotel.refused': 'conflict',
  'hotel.outcome_unknown': 'conflict',
  'fares.lot_gone': 'gone',
  'fares.not_enough_seats': 'fewSeats',
  'fares.price_changed': 'conflict',
  'fares.quote_expired': 'quoteChanged',
  'fares.deadline_passed': 'tooLate',
  'fares.seats_in_use': 'conflict',
  'fares.already_imported': 'conflict',
  'fares.wrong_state': 'conflict',
  'fares.request_closed': 'conflict',
  'fares.request_expired': 'expired',
  'visa.product_not_found': 'gone',
  'visa.cutoff_passed': 'cutoff',
  'visa.price_changed': 'conflict',
  'visa.quote_expired': 'quoteChanged',
  'visa.embassy_unavailable': 'failed',
  'holidays.package_gone': 'gone',
  'holidays.request_open': 'conflict',
  'holidays.request_closed': 'conflict',
  'holidays.request_expired': 'expired',
  'holidays.no_places': 'gone',
  'holidays.wrong_state': 'conflict',
  'holidays.quote_expired': 'quoteChanged',
  'holidays.deadline_passed': 'tooLate',
  'supplier.down': 'down',
  'supplier.timeout': 'slow',
  'server.unavailable': 'down',
  'server.error': 'failed',
} as const satisfies Record<ErrorCode, ProblemKey>;

/** Whether an error is a refusal of a field, by its pointer in the request, such as `/remark`. */
export function isRefusedAt(error: unknown, pointer: string): boolean {
  return problemOf(error)?.errors?.some((fault) => fault.pointer === pointer) ?? false;
}

/** The message key for an error of any call. */
export function problemKey(error: unknown): ProblemKey {
  const problem = problemOf(error);
  // A newer server may send codes this page does not know.
  if (problem) return (KEYS as Partial<Record<string, ProblemKey>>)[problem.code] ?? 'failed';
  const kind = typeof error === 'object' && error !== null && 'kind' in error ? error.kind : undefined;
  if (kind === 'TIMEOUT_ERROR') return 'slow';
  return kind === 'FETCH_ERROR' ? 'offline' : 'failed';
}
