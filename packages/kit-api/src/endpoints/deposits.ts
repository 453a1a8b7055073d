import { injected } from '../generated/deposits';

export * from '../generated/deposits';

/** The calls of deposits. A payment may be credited at any time, so the wallet follows a deposit's state in the pages. */
export const depositsApi = injected.enhanceEndpoints({
  endpoints: {
    loadDeposits: { providesTags: ['Deposits'] },
    viewDeposit: { providesTags: ['Deposits'] },
    initateDeposit: { invalidatesTags: ['Deposits'] },
    initiateBankDeposit: { invalidatesTags: ['Deposits'] },
    initiateBankTransfer: { invalidatesTags: ['Deposits'] },
    initiateChequeDeposit: { invalidatesTags: ['Deposits'] },
    initiateMobileBanking: { invalidatesTags: ['Deposits'] },
    answerDeposit: { invalidatesTags: ['Deposits'] },
    withdrawDeposit: { invalidatesTags: ['Deposits'] },
  },
});
