import type { WalletBalance as Balance } from '@jetway/kit-api/customer';

type AmountField = 'walletBalance' | 'posted' | 'held' | 'creditAvailable';

/** One of the wallet's amounts. */
export function money(balance: Balance, field: AmountField) {
  return { currency: balance.walletCurrency, amount: balance[field] };
}

/** Whether nothing can be bought from the wallet. */
export function isEmpty({ walletBalance }: Balance): boolean {
  return Number(walletBalance) <= 0;
}

/** An active wallet is green, any other state red. */
export function statusTone(status: string): 'success' | 'danger' {
  return status.toLowerCase() === 'active' ? 'success' : 'danger';
}

/** Whether a wallet's state has a translation; unknown states are shown unchanged. */
export function isStanding(status: string): status is 'Active' | 'Blocked' | 'Overdue' {
  return status === 'Active' || status === 'Blocked' || status === 'Overdue';
}
