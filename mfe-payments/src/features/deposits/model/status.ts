import type { DepositStatusName } from '@jetway/kit-api/deposits';
import type { Tone } from '@jetway/kit-ui';

const TONES = {
  submitted: 'info',
  underReview: 'info',
  needsInfo: 'warning',
  approved: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
  received: 'info',
  presented: 'info',
  cleared: 'success',
  bounced: 'danger',
  initiated: 'info',
  redirected: 'info',
  verified: 'info',
  credited: 'success',
  failed: 'danger',
  cancelled: 'neutral',
  expired: 'warning',
  manualReview: 'warning',
} as const satisfies Record<DepositStatusName, Tone>;

export const STATUSES = Object.keys(TONES) as DepositStatusName[];

export function toneOf(status: DepositStatusName): Tone {
  // A newer server may send a state this page does not know.
  return (TONES as Partial<Record<string, Tone>>)[status] ?? 'neutral';
}

/** Polling intervals of deposits that may change without the user. */
const POLL_MS = { payment: 3_000, review: 30_000 } as const;
const PAYING: readonly DepositStatusName[] = ['initiated', 'redirected', 'verified'];
const REVIEWED: readonly DepositStatusName[] = ['submitted', 'underReview', 'received', 'presented', 'manualReview'];

/** Whether a payment is between the portal and its provider. */
export function isBeingPaid(status: DepositStatusName): boolean {
  return PAYING.includes(status);
}

/** Milliseconds until a deposit is polled again; 0 when its state is final or waits for the agency. */
export function pollOf(status: DepositStatusName): number {
  if (isBeingPaid(status)) return POLL_MS.payment;
  return REVIEWED.includes(status) ? POLL_MS.review : 0;
}
