import { caseOf } from '../api';
import { injected } from '../generated/kyc';

export * from '../generated/kyc';

/** Applications of agencies and the licences of those that were let in. */
export const kycApi = injected.enhanceEndpoints({
  endpoints: {
    viewApplication: {
      providesTags: (_view, _error, { applicationRequest: { tenant, applicationId } }) => [
        caseOf(tenant, applicationId),
      ],
    },
    remarkOnApplication: {
      invalidatesTags: (_view, _error, { applicationRemarkRequest: { tenant, applicationId } }) => [
        caseOf(tenant, applicationId),
      ],
    },
    decideApplication: {
      invalidatesTags: (_view, _error, { applicationDecision: { tenant, applicationId } }) => [
        caseOf(tenant, applicationId),
        'Queue',
        'Audit',
      ],
    },
    viewLicences: {
      providesTags: (_view, _error, { licencesRequest: { tenant, agencyId } }) => [caseOf(tenant, agencyId)],
    },
    decideLicences: {
      invalidatesTags: (_done, _error, { licencesDecision: { tenant, agencyId } }) => [
        caseOf(tenant, agencyId),
        'Queue',
        'Audit',
      ],
    },
    remarkOnKyc: { invalidatesTags: ['Queue', 'Audit'] },
  },
});
