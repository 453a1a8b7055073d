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
