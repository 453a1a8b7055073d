import { caseOf } from '../api';
import { injected } from '../generated/deposits';

export * from '../generated/deposits';

/** Deposits in review. */
export const depositsApi = injected.enhanceEndpoints({
  endpoints: {
    viewDepositCase: {
      providesTags: (_case, _error, { depositCaseRequest: { tenant, depositRef } }) => [caseOf(tenant, depositRef)],
    },
    decideDeposit: {
      invalidatesTags: (_case, _error, { depositStepRequest: { tenant, depositRef } }) => [
        caseOf(tenant, depositRef),
        'Queue',
        'Audit',
      ],
    },
  },
});
