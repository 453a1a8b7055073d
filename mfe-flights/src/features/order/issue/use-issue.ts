import type { ErrorCode } from '@jetway/kit-api';
import { isProblem, problemOf } from '@jetway/kit-api';
import { useAirTicketMutation } from '@jetway/kit-api/flights';
import type { FareBreakdown, IssueQuote, Order } from '@jetway/kit-api/flights';
import type { MoneyText } from '@jetway/kit-domain';
import { useRef } from 'react';

import { isMoneyText } from '../../../shared/money-text';
import type { ChangeKind } from '../../../shared/trip/fare-change';

/** Why an issue did not go through, as a message key under `order.issueFaults` or a problem's own text. */
export type IssueFault =
  | { kind: 'insufficient'; shortfall: MoneyText | null }
  | { kind: 'unknown' }
  | { kind: 'moved'; what: ChangeKind }
  | { kind: 'refused'; detail: string }
  | { kind: 'failed'; error: unknown };

/** Refusals after which nobody here can say whether a ticket was made. */
const UNKNOWN: ReadonlySet<ErrorCode> = new Set([
  'order.outcome_unknown',
  'edge.upstream_timeout',
  'edge.upstream_broken',
  'edge.upstream_down',
  'server.error',
  'server.unavailable',
  'request.in_progress',
]);

/** Reads a refusal of AirTicket. No answer at all is an unknown outcome: money may be held. */
export function faultOf(error: unknown): IssueFault {
  const problem = problemOf(error);
  if (isProblem(error, 'wallet.insufficient')) {
    const shortfall = problem?.params?.['shortfall'];
    return { kind: 'insufficient', shortfall: isMoneyText(shortfall) ? shortfall : null };
  }
  if (!problem || UNKNOWN.has(problem.code)) return { kind: 'unknown' };
  if (isProblem(error, 'offer.price_changed') || isProblem(error, 'order.amount_mismatch')) return { kind: 'moved', what: movedIn(problem.params) };
  if (isProblem(error, 'order.supplier_refused')) return { kind: 'refused', detail: problem.detail ?? problem.title };
  return { kind: 'failed', error };
}

/** What is not as it was accepted: flights in another class are named, and the amounts are the same when nothing else changed. */
function movedIn({ classes, previous, current }: Record<string, unknown> = {}): ChangeKind {
  if (!classes) return 'price';
  return previous === current ? 'class' : 'both';
}

interface IssueReplies {
  onIssued: (issued: Order) => void;
  /** The price is not the one that was accepted; nothing was charged. */
  onMoved: () => void;
}

/** Issues an order against the wallet; a second press while the first is under way does nothing. */
export function useIssue({ orderReference }: Order, { onIssued, onMoved }: IssueReplies) {
  const [airTicket, { isLoading, error }] = useAirTicketMutation();
  const isUnderway = useRef(false);

  /** Pays exactly what this fare says, or the first part as quoted. */
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
    // A refusal is the mutation's `error`, shown in the dialog.
    if (reply.data) onIssued(reply.data);
    else if (faultOf(reply.error).kind === 'moved') onMoved();
  };

  return { issue, isPending: isLoading, fault: error === undefined ? null : faultOf(error) };
}
