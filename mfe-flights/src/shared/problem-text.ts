import { problemOf } from '@jetway/kit-api';
import type { ErrorCode } from '@jetway/kit-api';

/** What went wrong, as a message key under `flights:problems`. */
export type ProblemKey = 'offline' | 'slow' | 'busy' | 'down' | 'denied' | 'signedOut' | 'invalid' | 'expired' | 'gone' | 'money' | 'alone' | 'conflict' | 'provider' | 'noOnline' | 'failed';

const KEYS = {
  'request.invalid': 'invalid',
  'request.unreadable': 'failed',
  'request.too_large': 'failed',
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
  'payment.not_found': 'gone',
  'payment.not_offered': 'noOnline',
  'payment.provider_down': 'provider',
  'payment.callback_forged': 'failed',
  'wallet.insufficient': 'money',
  'wallet.blocked': 'money',
  'review.given': 'conflict',
  'supplier.down': 'down',
  'supplier.timeout': 'slow',
  'server.unavailable': 'down',
  'server.error': 'failed',
} as const satisfies Record<ErrorCode, ProblemKey>;

/** The text that fits an error of any call. */
export function problemKey(error: unknown): ProblemKey {
  const problem = problemOf(error);
  // An older page may meet a newer server's code.
  if (problem) return (KEYS as Partial<Record<string, ProblemKey>>)[problem.code] ?? 'failed';
  const kind = typeof error === 'object' && error !== null && 'kind' in error ? error.kind : undefined;
  if (kind === 'TIMEOUT_ERROR') return 'slow';
  return kind === 'FETCH_ERROR' ? 'offline' : 'failed';
}
