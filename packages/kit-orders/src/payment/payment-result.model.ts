import type { OnlinePayment } from '@jetway/kit-api/payment';

import type { OrderFacts } from '../order-facts';

/** Polling interval of a payment in progress. */
export const PAYMENT_POLL_MS = 3_000;
/** Maximum number of polls. */
export const MOST_LOOKS = 60;

/** The page's message about a payment, as a key below `order.paid`. */
export type PaymentNews =
  | 'waiting'
  | 'fulfilling'
  | 'fulfilled'
  | 'toWallet'
  | 'failed'
  | 'cancelled'
  | 'expired'
  | 'review';

/** Null when the payment is complete and the order has progressed: the order page shows the rest. */
export function newsOf(payment: OnlinePayment, order: OrderFacts): PaymentNews | null {
  switch (payment.state) {
    case 'created':
    case 'pending':
      return 'waiting';
    case 'paid':
      if (payment.landing === 'wallet') return 'toWallet';
      if (!payment.landing || order.status === 'InProgress') return 'fulfilling';
      return order.status === 'Confirmed' ? 'fulfilled' : null;
    case 'failed':
    case 'cancelled':
    case 'expired':
    case 'review':
      return payment.state;
  }
}

/** Whether another poll may return a new state. */
export function isUnderWay(payment: OnlinePayment): boolean {
  return payment.state === 'created' || payment.state === 'pending' || (payment.state === 'paid' && !payment.landing);
}

/** Whether nothing was paid, so that payment can be retried. */
export function canRetry(news: PaymentNews): boolean {
  return news === 'failed' || news === 'cancelled' || news === 'expired';
}
