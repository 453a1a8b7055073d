import type { IssueQuote, PayMethod } from '@jetway/kit-api/payment';

/** How an order is paid: from the wallet or at the payment provider, in full or in part. */
export type Way = 'wallet' | 'walletPart' | 'online' | 'onlinePart';

/** An available way to pay, with its amount now. */
export interface OpenWay {
  way: Way;
  quote: IssueQuote;
  method: PayMethod;
}

const WAYS = [
  { way: 'wallet', code: 'wallet', isPart: false },
  { way: 'walletPart', code: 'wallet', isPart: true },
  { way: 'online', code: 'online', isPart: false },
  { way: 'onlinePart', code: 'online', isPart: true },
] as const;

/** The available ways, the default first. Empty while loading, or for users who do not see amounts. */
export function openWays(full: IssueQuote | undefined, part: IssueQuote | undefined): OpenWay[] {
  return WAYS.flatMap(({ way, code, isPart }) => {
    const quote = isPart ? part : full;
    const method = quote?.methods.find((one) => one.code === code);
    return quote && method ? [{ way, quote, method }] : [];
  });
}

/** Whether it uses the payment provider. */
export function isOnline(way: Way): boolean {
  return way === 'online' || way === 'onlinePart';
}

/** Whether a part remains due later. */
export function isInPart(way: Way): boolean {
  return way === 'walletPart' || way === 'onlinePart';
}
