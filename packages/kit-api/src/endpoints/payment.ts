import { injected } from '../generated/payment';

export * from '../generated/payment';
// Called at the header of every page, so it is among the calls of `customer`; modules ask for it here.
export type { WalletBalance } from './customer';
export { useLazyMyBalanceQuery, useMyBalanceQuery } from './customer';

/** The payment endpoints with the tags they provide and invalidate. */
export const paymentApi = injected.enhanceEndpoints({
  endpoints: {
    loadPassbook: { providesTags: ['Ledger'] },
    getOrderSupplementary: {
      providesTags: (_order, _error, { orderReference }) => [{ type: 'Order', id: orderReference }],
    },
    getFullPaymentForIssueTicket: {
      providesTags: (_quote, _error, { orderReference }) => [{ type: 'Order', id: orderReference }, 'Wallet'],
    },
    getPartialPaymentForIssueTicket: {
      providesTags: (_quote, _error, { orderReference }) => [{ type: 'Order', id: orderReference }, 'Wallet'],
    },
    getOrderDues: { providesTags: (_due, _error, { orderReference }) => [{ type: 'Order', id: orderReference }] },
    getDues: { providesTags: ['Dues'] },
    getDuesSummary: { providesTags: ['Dues'] },
    getSettlementDetails: { providesTags: ['Dues', 'Wallet'] },
    loadCreditLedger: { providesTags: ['Ledger', 'Wallet'] },
    getTransactions: { providesTags: ['Ledger'] },
    runReport: { providesTags: ['Ledger', 'Dues'] },
    getReportRows: { providesTags: ['Ledger'] },
    getReportFiles: { providesTags: ['ReportFiles'] },
    cancelReportFile: { invalidatesTags: ['ReportFiles'] },
    settleNow: {
      invalidatesTags: (_settled, _error, { settleRequest: { orderReference } }) => [
        { type: 'Order', id: orderReference },
        'Wallet',
        'Ledger',
        'Dues',
      ],
    },
    settleSeveral: {
      invalidatesTags: (_settled, _error, { settleSeveralRequest: { dues } }) => [
        ...dues.map(({ orderReference }) => ({ type: 'Order' as const, id: orderReference })),
        'Wallet',
        'Ledger',
        'Dues',
      ],
    },
  },
});
