import type { AfterSaleOperatorStep, AfterSaleRequest, AfterSaleStateName } from '../../api/endpoints/orders';

const OPEN: ReadonlySet<AfterSaleStateName> = new Set([
  'requested',
  'quoted',
  'accepted',
  'submitted',
  'approved',
  'inReview',
]);

/** Whether an operator still works on it. */
export const isOpen = ({ state }: AfterSaleRequest): boolean => OPEN.has(state);

/**
 * What an operator may do with a request now. What the airline decides is theirs only when its time is over; who entered the
 * quote does not say that it is done. The server checks each step again.
 */
export function stepsOf(request: AfterSaleRequest, operator: string, now: Date): AfterSaleOperatorStep[] {
  const { kind, state, owner } = request;
  const steps: AfterSaleOperatorStep[] = [];
  if (isOpen(request) && owner !== operator) steps.push('take');
  if (kind !== 'void' && state === 'requested') steps.push('quote');
  if (!isForOperations(request, now)) return steps;
  if (state !== 'requested' && !isQuotedBy(request, operator)) steps.push('done');
  steps.push('refuse');
  return steps;
}

/** Whether the operator entered the quote, so that another person has to say that it is done. */
export function waitsForAnother(request: AfterSaleRequest, operator: string, now: Date): boolean {
  return request.state !== 'requested' && isForOperations(request, now) && isQuotedBy(request, operator);
}

function isForOperations({ state, quote, dueAt }: AfterSaleRequest, now: Date): boolean {
  if (state === 'requested' || state === 'inReview') return true;
  return state === 'submitted' && (quote?.mode === 'manual' || (dueAt !== undefined && new Date(dueAt) <= now));
}

function isQuotedBy({ quote, timeline }: AfterSaleRequest, operator: string): boolean {
  const quoted = timeline.findLast(({ state }) => state === 'quoted');
  return quote?.mode === 'manual' && quoted?.by?.toLowerCase() === operator.toLowerCase();
}
