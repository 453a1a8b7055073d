import { injected } from './generated/payment';

export * from './generated/payment';

/** The payment endpoints with the tags they provide. */
export const paymentApi = injected.enhanceEndpoints({
  endpoints: {
    myBalance: { providesTags: ['Wallet'] },
    loadPassbook: { providesTags: ['Ledger'] },
  },
});
