import type { DepositMethodName } from '@jetway/kit-api/deposits';

import { pages } from '../../../shared/addresses';

/** Methods whose money is paid at a bank and checked by finance. */
export type OfflineMethod = 'bankDeposit' | 'bankTransfer' | 'cheque';
/** Methods paid on a provider's page. */
export type OnlineMethod = Exclude<DepositMethodName, OfflineMethod>;

/** The six methods with their pages, in the order of the menu. */
export const METHODS = [
  { code: 'bankDeposit', path: pages.bankDeposit },
  { code: 'bankTransfer', path: pages.bankTransfer },
  { code: 'cheque', path: pages.chequeDeposit },
  { code: 'mobileBanking', path: pages.mobileBanking },
  { code: 'card', path: pages.cardDeposit },
  { code: 'netBanking', path: pages.netBanking },
] as const satisfies readonly { code: DepositMethodName; path: string }[];

export function isOnline(method: DepositMethodName): method is OnlineMethod {
  return method === 'mobileBanking' || method === 'card' || method === 'netBanking';
}
