import type { IssueQuote, PayMethod } from '@jetway/kit-api/flights';

/** How an order is paid: from the wallet or at the payment provider, whole or a part first. */
export type Way = 'wallet' | 'walletPart' | 'online' | 'onlinePart';

/** A way that is open, with what it takes now. */
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

/** The ways that are open, the usual one first. None while nothing is known, or for those who do not see what is paid. */
export function openWays(full: IssueQuote | undefined, part: IssueQuote | undefined): OpenWay[] {
  return WAYS.flatMap(({ way, code, isPart }) => {
    const quote = isPart ? part : full;
    const method = quote?.methods.find((one) => one.code === code);
    return quote && method ? [{ way, quote, method }] : [];
  });
}

/** Whether it leads to the payment provider. */
export function isOnline(way: Way): boolean {
  return way === 'online' || way === 'onlinePart';
}

/** Whether it leaves something to pay later. */
export function isInPart(way: Way): boolean {
  return way === 'walletPart' || way === 'onlinePart';
}
