import { useGetIssueTicketWithFullPayOnlineMutation, useGetIssueTicketWithPartPayOnlineMutation } from '@jetway/kit-api/flights';
import { useEffect, useEffectEvent, useRef } from 'react';

import type { IssueFault } from '../use-issue';
import { faultOf } from '../use-issue';
import type { OpenWay } from './way';
import { isInPart } from './way';

/** Where the browser goes; a test puts something else here. */
export const browser = { go: (address: string) => window.location.assign(address) };

/** Opens a payment and leaves for the provider's page; pressed again meanwhile, nothing happens. `onMoved` hears of another price. */
export function usePayOnline(orderReference: string, onMoved: () => void) {
  const [payFull, full] = useGetIssueTicketWithFullPayOnlineMutation();
  const [payPart, part] = useGetIssueTicketWithPartPayOnlineMutation();
  const isUnderway = useRef(false);
  // The browser's back button may show this page as it was left: with the button pressed.
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

  const pay = async ({ way, quote }: OpenWay) => {
    const { customerTotal, agentPayable, dueNow } = quote;
    if (isUnderway.current || !agentPayable || !dueNow) return;
    isUnderway.current = true;
    const payOnlineRequest = { acceptedAmount: customerTotal, acceptedPayable: agentPayable, acceptedNow: dueNow };
    const reply = await (isInPart(way) ? payPart : payFull)({ orderReference, payOnlineRequest });
    // When it worked, the button stays pressed until the page is left.
    if (reply.data?.redirectUrl) return browser.go(reply.data.redirectUrl);
    isUnderway.current = false;
    if (reply.error !== undefined && faultOf(reply.error).kind === 'moved') onMoved();
  };

  const error = full.error ?? part.error;
  const fault = error === undefined ? null : payFault(error);
  return { pay, isPending: full.isLoading || part.isLoading || Boolean(full.data ?? part.data), fault };
}

/** Nothing is charged before the provider's page, so an unknown outcome here is only a failure. */
function payFault(error: unknown): IssueFault {
  const fault = faultOf(error);
  return fault.kind === 'unknown' ? { kind: 'failed', error } : fault;
}
