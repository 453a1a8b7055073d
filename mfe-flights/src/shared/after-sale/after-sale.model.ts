import type {
  AfterSaleKindName,
  AfterSaleQuoteLine,
  AfterSaleRequest,
  AfterSaleStateName,
  Order,
} from '@jetway/kit-api/flights';

/** Amounts that are deducted from what was paid, in the order they are shown. */
export const DEDUCTIONS = [
  'used',
  'penalty',
  'noShow',
  'taxesKept',
  'serviceFee',
  'portalFee',
] as const satisfies readonly (keyof AfterSaleQuoteLine)[];

/** The deductions that are not zero on every line. */
export function deductionsIn(lines: readonly AfterSaleQuoteLine[]): (typeof DEDUCTIONS)[number][] {
  return DEDUCTIONS.filter((deduction) => lines.some((line) => /[1-9]/.test(line[deduction])));
}

export const TONES = {
  requested: 'info',
  quoted: 'warning',
  accepted: 'info',
  submitted: 'info',
  approved: 'info',
  done: 'success',
  inReview: 'warning',
  refused: 'danger',
  withdrawn: 'neutral',
  expired: 'neutral',
} as const satisfies Record<AfterSaleStateName, string>;

/** Whether it still goes on. */
export function isOpen({ state }: AfterSaleRequest): boolean {
  return !['done', 'refused', 'withdrawn', 'expired'].includes(state);
}

/** Whether operations or the airline work on it, so that the page polls. */
export function isMoving(order: Order): boolean {
  return order.requests.some((request) => isOpen(request) && request.state !== 'quoted');
}

/** Whether its due time has passed. */
export function isLate({ dueAt }: AfterSaleRequest, now: number = Date.now()): boolean {
  return dueAt !== undefined && Date.parse(dueAt) < now;
}

/** The traveller's name as printed. */
export function nameIn(order: Order, travellerId: string): string {
  const traveller = order.travellers.find((one) => one.travellerId === travellerId);
  return traveller ? `${traveller.givenName} ${traveller.surname}` : travellerId;
}

export const REASONS = [
  'customerChanges',
  'customerCancels',
  'duplicate',
  'wrongName',
  'medical',
  'visaRefused',
  'scheduleChange',
  'airlineCancelled',
  'other',
] as const;

/** What is requested in a dialog of the order; an exchange has pages of its own. */
export type AskedKind = Exclude<AfterSaleKindName, 'exchange'>;

const AIRLINE: ReadonlySet<string> = new Set(['scheduleChange', 'airlineCancelled']);
/** Reasons not offered for exchanges: the trip is not wanted, or the ticket is for another person. */
const UNUSED: ReadonlySet<string> = new Set(['customerCancels', 'duplicate', 'wrongName', 'visaRefused']);

/** Why a request of a kind may be made: a void needs no reason of the airline. */
export function reasonsOf(kind: AfterSaleKindName): (typeof REASONS)[number][] {
  if (kind === 'exchange') return REASONS.filter((reason) => !UNUSED.has(reason));
  return REASONS.filter((reason) => reason !== 'customerChanges' && (kind === 'refund' || !AIRLINE.has(reason)));
}
