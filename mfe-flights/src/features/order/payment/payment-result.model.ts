import type { OnlinePayment, Order } from '@jetway/kit-api/flights';

/** How often a payment under way is read again. */
export const PAYMENT_POLL_MS = 3_000;
/** After so many looks the page stops asking by itself. */
export const MOST_LOOKS = 60;

/** What the page says about a payment, as a message key under `order.paid`. */
export type PaymentNews = 'waiting' | 'ticketing' | 'ticketed' | 'toWallet' | 'failed' | 'cancelled' | 'expired' | 'review';

/** Null when the payment is done with and the order has moved on: its own page tells the rest. */
export function newsOf(payment: OnlinePayment, order: Order): PaymentNews | null {
  switch (payment.state) {
    case 'created':
    case 'pending':
      return 'waiting';
    case 'paid':
      if (payment.landing === 'wallet') return 'toWallet';
      if (!payment.landing || order.status === 'InProgress') return 'ticketing';
      return order.status === 'Confirmed' ? 'ticketed' : null;
    case 'failed':
    case 'cancelled':
    case 'expired':
    case 'review':
      return payment.state;
  }
}

/** Whether the next look may tell more. */
export function isUnderWay(payment: OnlinePayment): boolean {
  return payment.state === 'created' || payment.state === 'pending' || (payment.state === 'paid' && !payment.landing);
}

/** Whether nothing was paid, so that it can be tried again. */
export function canRetry(news: PaymentNews): boolean {
  return news === 'failed' || news === 'cancelled' || news === 'expired';
}
