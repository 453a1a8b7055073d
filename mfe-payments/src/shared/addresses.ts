/** Pages of this module, by their addresses in the manifest. */
export const pages = {
  depositList: '/deposit-list',
  bankDeposit: '/bank-deposit',
  bankTransfer: '/bank-transfer',
  chequeDeposit: '/cheque-deposit',
  mobileBanking: '/mobile-banking',
  cardDeposit: '/credit-debit-card',
  netBanking: '/net-banking-card-payment',
} as const;

/** A deposit. */
export function depositHref(depositRef: string): string {
  return `${pages.depositList}?${new URLSearchParams({ deposit: depositRef }).toString()}`;
}

/** The ledger's entries of a type in a period. */
export function entriesHref(filters: { type: string; from: string; to: string }): string {
  return `/my-transactions?${new URLSearchParams(filters).toString()}`;
}

/** The part-paid orders in a state. */
export function duesHref(state: string): string {
  return `/partial-payment?${new URLSearchParams({ state }).toString()}`;
}
