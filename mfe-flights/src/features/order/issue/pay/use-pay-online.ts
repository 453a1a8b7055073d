import {
  useGetIssueTicketWithFullPayOnlineMutation,
  useGetIssueTicketWithPartPayOnlineMutation,
} from '@jetway/kit-api/payment';
import type { OpenWay } from '@jetway/kit-orders';
import { browser, isInPart } from '@jetway/kit-orders';
import { useEffect, useEffectEvent, useRef } from 'react';

import type { IssueFault } from '../use-issue';
import { faultOf } from '../use-issue';

/**
 * Creates a payment and goes to the provider's page; ignores presses in the meantime. Calls `onMoved` when the price has
 * changed.
 */
export function usePayOnline(orderReference: string, onMoved: () => void) {
  const [payFull, full] = useGetIssueTicketWithFullPayOnlineMutation();
  const [payPart, part] = useGetIssueTicketWithPartPayOnlineMutation();
  const isUnderway = useRef(false);
  // The back button may restore this page with the button still pressed.
  const returned = useEffectEvent(() => {
    isUnderway.current = false;
    full.reset();
    part.reset();
    onMoved();
  });
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) returned();
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);

  const pay = async ({ way, quote, method }: OpenWay) => {
    const { customerTotal, agentPayable } = quote;
    if (isUnderway.current || !agentPayable) return;
    isUnderway.current = true;
    const payOnlineRequest = {
      acceptedAmount: customerTotal,
      acceptedPayable: agentPayable,
      acceptedNow: method.total,
    };
    const reply = await (isInPart(way) ? payPart : payFull)({ orderReference, payOnlineRequest });
    // On success, the button stays pressed until the page is left.
    if (reply.data?.redirectUrl) return browser.go(reply.data.redirectUrl);
    isUnderway.current = false;
    if (reply.error !== undefined && faultOf(reply.error).kind === 'moved') onMoved();
  };

  const error = full.error ?? part.error;
  const fault = error === undefined ? null : payFault(error);
  return { pay, isPending: full.isLoading || part.isLoading || Boolean(full.data ?? part.data), fault };
}

/** Nothing is charged before the provider's page, so an unknown outcome here is a plain failure. */
function payFault(error: unknown): IssueFault {
  const fault = faultOf(error);
  return fault.kind === 'unknown' ? { kind: 'failed', error } : fault;
}
