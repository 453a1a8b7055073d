import { problemOf } from '@jetway/kit-api';

/** The kind of a refusal, as a message key below `deposits.problems`. */
export type ProblemKey =
  | 'offline'
  | 'slow'
  | 'busy'
  | 'down'
  | 'denied'
  | 'blocked'
  | 'closed'
  | 'provider'
  | 'moved'
  | 'changed'
  | 'gone'
  | 'failed';

const KEYS: Readonly<Partial<Record<string, ProblemKey>>> = {
  'access.denied': 'denied',
  'request.rate_limited': 'busy',
  'edge.rate_limited': 'busy',
  'edge.overloaded': 'busy',
  'request.timeout': 'slow',
  'edge.upstream_timeout': 'slow',
  'edge.upstream_down': 'down',
  'edge.upstream_broken': 'down',
  'tenant.maintenance': 'down',
  'server.unavailable': 'down',
  'wallet.blocked': 'blocked',
  'payment.not_offered': 'closed',
  'deposit.method_closed': 'closed',
  'payment.provider_down': 'provider',
  'deposit.amount_mismatch': 'moved',
  'order.amount_mismatch': 'moved',
  'deposit.wrong_state': 'changed',
  'record.changed': 'changed',
  'request.in_progress': 'changed',
  'deposit.not_found': 'gone',
  'record.not_found': 'gone',
};

/** The message key for an error of any call. */
export function problemKey(error: unknown): ProblemKey {
  const code = codeOf(error);
  if (code !== undefined) return KEYS[code] ?? 'failed';
  const kind = typeof error === 'object' && error !== null && 'kind' in error ? error.kind : undefined;
  if (kind === 'TIMEOUT_ERROR') return 'slow';
  return kind === 'FETCH_ERROR' ? 'offline' : 'failed';
}

/** The deposit that was sent before with the same reference, amount and date; undefined for any other error. */
export function earlierDeposit(error: unknown): string | undefined {
  const earlier = codeOf(error) === 'deposit.duplicate' ? problemOf(error)?.params?.['depositRef'] : undefined;
  return typeof earlier === 'string' ? earlier : undefined;
}

export function isMissing(error: unknown): boolean {
  return problemKey(error) === 'gone';
}

function codeOf(error: unknown): string | undefined {
  return problemOf(error)?.code;
}
