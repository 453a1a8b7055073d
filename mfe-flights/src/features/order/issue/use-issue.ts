import type { ErrorCode } from '@jetway/kit-api';
import { isProblem, problemOf } from '@jetway/kit-api';
import type { FareBreakdown, Order } from '@jetway/kit-api/flights';
import { useAirTicketMutation } from '@jetway/kit-api/flights';
import type { IssueQuote } from '@jetway/kit-api/payment';
import type { MoneyText } from '@jetway/kit-domain';
import { isMoneyText } from '@jetway/kit-orders';
import { useRef } from 'react';

import type { ChangeKind } from '../../../shared/trip/fare-change';

/** Why ticketing failed, as a message key below `order.issueFaults` or a problem's own text. */
export type IssueFault =
  | { kind: 'insufficient'; shortfall: MoneyText | null }
  | { kind: 'unknown' }
  | { kind: 'moved'; what: ChangeKind }
  | { kind: 'refused'; detail: string }
  | { kind: 'failed'; error: unknown };

/** Refusals after which it is unknown whether a ticket was issued. */
const UNKNOWN: ReadonlySet<ErrorCode> = new Set([
  'order.outcome_unknown',
  'edge.upstream_timeout',
  'edge.upstream_broken',
  'edge.upstream_down',
  'server.error',
  'server.unavailable',
  'request.in_progress',
]);

/** Interprets a refusal of AirTicket. No response is an unknown outcome: money may be held. */
export function faultOf(error: unknown): IssueFault {
  const problem = problemOf(error);
  if (isProblem(error, 'wallet.insufficient')) {
    const shortfall = problem?.params?.['shortfall'];
    return { kind: 'insufficient', shortfall: isMoneyText(shortfall) ? shortfall : null };
  }
  if (!problem || UNKNOWN.has(problem.code)) return { kind: 'unknown' };
  if (isProblem(error, 'offer.price_changed') || isProblem(error, 'order.amount_mismatch'))
    return { kind: 'moved', what: movedIn(problem.params) };
  if (isProblem(error, 'order.supplier_refused')) return { kind: 'refused', detail: problem.detail ?? problem.title };
  return { kind: 'failed', error };
}

/**
 * What differs from the accepted fare: flights in another class are listed; the amounts are equal when only the class
 * changed.
 */
function movedIn({ classes, previous, current }: Record<string, unknown> = {}): ChangeKind {
  if (!classes) return 'price';
  return previous === current ? 'class' : 'both';
}

interface IssueReplies {
  onIssued: (issued: Order) => void;
  /** The accepted price has changed; nothing was charged. */
  onMoved: () => void;
}

/** Issues an order from the wallet; ignores a second press during the first. */
export function useIssue({ orderReference }: Order, { onIssued, onMoved }: IssueReplies) {
  const [airTicket, { isLoading, error }] = useAirTicketMutation();
  const isUnderway = useRef(false);

  /** Pays exactly this fare, or the first part as quoted. */
  const issue = async ({ customerTotal, agentPayable }: FareBreakdown, part?: IssueQuote) => {
    if (isUnderway.current) return;
    isUnderway.current = true;
    const reply = await airTicket({
      orderReference,
      airTicketRequest: {
        acceptedAmount: customerTotal,
        fundSource: 'wallet',
        ...(agentPayable ? { acceptedPayable: agentPayable } : {}),
        ...(part?.dueNow ? { mode: 'partial' as const, acceptedNow: part.dueNow } : {}),
      },
    });
    isUnderway.current = false;
    // The mutation's `error` holds a refusal, which the dialog shows.
    if (reply.data) onIssued(reply.data);
    else if (faultOf(reply.error).kind === 'moved') onMoved();
  };

  return { issue, isPending: isLoading, fault: error === undefined ? null : faultOf(error) };
}
