import type { WalletBalance as Balance } from '@jetway/kit-api/payment';

type AmountField = 'walletBalance' | 'posted' | 'held' | 'creditAvailable';

/** One of its amounts. */
export function money(balance: Balance, field: AmountField) {
  return { currency: balance.walletCurrency, amount: balance[field] };
}

/** An active wallet is green, any other state red. */
export function statusTone(status: string): 'success' | 'danger' {
  return status.toLowerCase() === 'active' ? 'success' : 'danger';
}

/** Whether there are words for a wallet's state; what another server calls it is shown as it is. */
export function isStanding(status: string): status is 'Active' | 'Blocked' {
  return status === 'Active' || status === 'Blocked';
}
