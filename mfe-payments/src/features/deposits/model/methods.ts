import type { DepositMethodName } from '@jetway/kit-api/payment';
import { paths } from '@jetway/kit-runtime';

/** Methods whose money is paid at a bank and checked by finance. */
export type OfflineMethod = 'bankDeposit' | 'bankTransfer' | 'cheque';
/** Methods paid on a provider's page. */
export type OnlineMethod = Exclude<DepositMethodName, OfflineMethod>;

/** The six methods with their pages, in the order of the menu. */
export const METHODS = [
  { code: 'bankDeposit', path: paths.bankDeposit() },
  { code: 'bankTransfer', path: paths.bankTransfer() },
  { code: 'cheque', path: paths.chequeDeposit() },
  { code: 'mobileBanking', path: paths.mobileBanking() },
  { code: 'card', path: paths.cardDeposit() },
  { code: 'netBanking', path: paths.netBanking() },
] as const satisfies readonly { code: DepositMethodName; path: string }[];

export function isOnline(method: DepositMethodName): method is OnlineMethod {
  return method === 'mobileBanking' || method === 'card' || method === 'netBanking';
}
