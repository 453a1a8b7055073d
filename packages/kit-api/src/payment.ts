import { injected } from './generated/payment';

export * from './generated/payment';

/** The payment endpoints with what each of them shows. */
export const paymentApi = injected.enhanceEndpoints({
  endpoints: {
    myBalance: { providesTags: ['Wallet'] },
    loadPassbook: { providesTags: ['Ledger'] },
    getOrderDues: { providesTags: (_due, _error, { orderReference }) => [{ type: 'Order', id: orderReference }] },
    settleNow: {
      invalidatesTags: (_settled, _error, { settleRequest: { orderReference } }) => [{ type: 'Order', id: orderReference }, 'Wallet', 'Ledger'],
    },
  },
});
