import { isProblem, problemOf } from '@jetway/kit-api';
import { useSettleNowMutation } from '@jetway/kit-api/payment';
import type { MoneyText } from '@jetway/kit-domain';
import { toast } from '@jetway/kit-ui';
import { useRef } from 'react';

import { useOrderT } from '../host';
import { isMoneyText } from '../money/money-text';

/** Why the amount due was not paid. */
export type SettleFault =
  | { kind: 'short'; shortfall: MoneyText | null }
  | { kind: 'moved' }
  | { kind: 'silent' }
  | { kind: 'failed'; error: unknown };

/** Interprets a refusal of SettleNow. Without a response the payment may have succeeded; a retry is safe. */
export function faultOf(error: unknown): SettleFault {
  const problem = problemOf(error);
  if (!problem || problem.status >= 500) return { kind: 'silent' };
  if (isProblem(error, 'wallet.insufficient')) {
    const shortfall = problem.params?.['shortfall'];
    return { kind: 'short', shortfall: isMoneyText(shortfall) ? shortfall : null };
  }
  return isProblem(error, 'order.amount_mismatch') ? { kind: 'moved' } : { kind: 'failed', error };
}

/** Pays an order's amount due from the wallet; ignores a second press during the first. */
export function useSettle(orderReference: string, onDone: () => void) {
  const t = useOrderT();
  const [settleNow, { isLoading, error }] = useSettleNowMutation();
  const isUnderway = useRef(false);

  const settle = async (acceptedAmount: MoneyText) => {
    if (isUnderway.current) return;
    isUnderway.current = true;
    const reply = await settleNow({ settleRequest: { orderReference, acceptedAmount } });
    isUnderway.current = false;
    // The mutation's `error` holds a refusal, which the dialog shows.
    if (!reply.data) return;
    // If a colleague paid first, nothing was charged now.
    if (reply.data.paidNow) toast.success(t('orders.settle.done', { reference: orderReference }));
    else toast.info(t('orders.settle.before', { reference: orderReference }));
    onDone();
  };

  return { settle, isPending: isLoading, fault: error === undefined ? null : faultOf(error) };
}
