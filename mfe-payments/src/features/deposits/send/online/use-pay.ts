import type { OnlineDepositRequest } from '@jetway/kit-api/deposits';
import { useCreatePaymentMutation, useInitateDepositMutation } from '@jetway/kit-api/deposits';
import { useEffect, useRef, useState } from 'react';

import { browser } from '../leave';

/** What is paid, and the total as it is shown. */
export interface Payment extends OnlineDepositRequest {
  provider: string;
  acceptedTotal: string;
  cardBin?: string;
}

/** A deposit that was started; a payment of it that failed can be tried again. */
interface Started {
  request: string;
  depositRef: string;
}

/**
 * Starts a deposit, then its payment, and goes to the provider's page. A repeated attempt with the same values pays the deposit
 * that was started. Resolves with the error, if any; on success, the form stays pending until the page is left.
 */
export function usePay() {
  const [initate] = useInitateDepositMutation();
  const [createPayment] = useCreatePaymentMutation();
  const started = useRef<Started | null>(null);
  const [isPending, setPending] = useState(false);

  // The back button may restore this page with the button still pressed.
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      started.current = null;
      setPending(false);
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);

  const depositFor = async (
    onlineDepositRequest: OnlineDepositRequest,
  ): Promise<{ depositRef?: string; error?: unknown }> => {
    const request = JSON.stringify(onlineDepositRequest);
    if (started.current?.request === request) return { depositRef: started.current.depositRef };
    const reply = await initate({ onlineDepositRequest });
    if (!reply.data) return { error: reply.error };
    const { depositRef } = reply.data;
    started.current = { request, depositRef };
    return { depositRef };
  };

  /** @returns the error of the call that failed; undefined when the page is being left. */
  const pay = async ({
    provider,
    acceptedTotal,
    cardBin,
    ...deposit
  }: Payment): Promise<{ error: unknown } | undefined> => {
    setPending(true);
    const { depositRef, error } = await depositFor(deposit);
    const session =
      depositRef === undefined
        ? { error }
        : await createPayment({
            createPaymentRequest: {
              purpose: 'deposit',
              purposeRef: depositRef,
              provider,
              acceptedTotal,
              ...(cardBin ? { cardBin } : {}),
            },
          });
    if ('data' in session && session.data) {
      browser.go(session.data.redirectUrl);
      return undefined;
    }
    setPending(false);
    return { error: session.error };
  };
  return { pay, isPending };
}
