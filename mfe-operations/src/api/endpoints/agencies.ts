import { caseOf } from '../api';
import { injected } from '../generated/agencies';

export * from '../generated/agencies';

/** Agencies, and changes of their wallets. */
export const agenciesApi = injected.enhanceEndpoints({
  endpoints: {
    loadAgencies: { providesTags: ['Agencies'] },
    viewAgency: {
      providesTags: (_view, _error, { agencyRequest: { tenant, agencyId } }) => [caseOf(tenant, agencyId)],
    },
    setAgencyStanding: {
      invalidatesTags: (_view, _error, { agencyStandingRequest: { tenant, agencyId } }) => [
        caseOf(tenant, agencyId),
        'Agencies',
        'Audit',
      ],
    },
    setCreditLimit: {
      invalidatesTags: (_set, _error, { creditLimitRequest: { tenant, agencyId } }) => [
        caseOf(tenant, agencyId),
        'Agencies',
        'Queue',
        'Audit',
      ],
    },
    proposeAdjustment: {
      invalidatesTags: (_change, _error, { adjustmentRequest: { tenant, agencyId } }) => [
        caseOf(tenant, agencyId),
        'Queue',
        'Audit',
      ],
    },
    viewWalletChange: {
      providesTags: (_case, _error, { walletChangeRequest: { tenant, changeRef } }) => [caseOf(tenant, changeRef)],
    },
    decideWalletChange: {
      invalidatesTags: (done, _error, { walletChangeDecision: { tenant, changeRef } }) => [
        caseOf(tenant, changeRef),
        ...(done ? [caseOf(tenant, done.change.agencyId)] : []),
        'Agencies',
        'Queue',
        'Audit',
      ],
    },
  },
});
