import type { ErrorCode } from '@jetway/kit-api';
import { isProblem, problemOf } from '@jetway/kit-api';
import { useApproveExchangeMutation } from '@jetway/kit-api/flights';
import type { MoneyText } from '@jetway/kit-domain';
import { isMoneyText } from '@jetway/kit-orders';
import { useRef } from 'react';

/** Why an approval failed. */
export type ApprovalFault =
  | { kind: 'insufficient'; shortfall: MoneyText | null }
  /** The quote is another one, or over: it is read again. */
  | { kind: 'moved' }
  /** Whether the tickets were exchanged is unknown. */
  | { kind: 'unknown' }
  | { kind: 'failed'; error: unknown };

const UNKNOWN: ReadonlySet<ErrorCode> = new Set([
  'order.outcome_unknown',
  'edge.upstream_timeout',
  'edge.upstream_broken',
  'edge.upstream_down',
  'server.error',
  'server.unavailable',
  'request.in_progress',
]);

/** Interprets a refusal of an approval. No response is an unknown outcome: money may be held. */
export function approvalFaultOf(error: unknown): ApprovalFault {
  const problem = problemOf(error);
  if (isProblem(error, 'wallet.insufficient')) {
    const shortfall = problem?.params?.['shortfall'];
    return { kind: 'insufficient', shortfall: isMoneyText(shortfall) ? shortfall : null };
  }
  if (!problem || UNKNOWN.has(problem.code)) return { kind: 'unknown' };
  if (isProblem(error, 'after_sale.quote_changed') || isProblem(error, 'after_sale.quote_expired'))
    return { kind: 'moved' };
  return { kind: 'failed', error };
}

/** Approves one quote of an exchange; ignores a second press during the first. */
export function useApprove() {
  const [approveExchange, { isLoading, error, reset }] = useApproveExchangeMutation();
  const isUnderway = useRef(false);

  /** Whether it was approved. */
  const approve = async (requestReference: string, quoteId: string): Promise<boolean> => {
    if (isUnderway.current) return false;
    isUnderway.current = true;
    const reply = await approveExchange({ exchangeApproveBody: { requestReference, quoteId } });
    isUnderway.current = false;
    // The mutation's `error` holds a refusal, which the dialog shows.
    return reply.data !== undefined;
  };

  return { approve, isPending: isLoading, fault: error === undefined ? null : approvalFaultOf(error), forget: reset };
}
