import type { ApiError } from '@jetway/kit-api/transport';

import { caseOf } from '../api';
import type { VisaDeskOrder } from '../generated/visas';
import { injected } from '../generated/visas';

export * from '../generated/visas';

/** Each step of the desk answers with the application as it is now; a refused one may mean that another operator has changed it. */
const changed = (_order: VisaDeskOrder | undefined, _error: ApiError | undefined, argument: object) => {
  const [{ tenant, referenceId }] = Object.values(argument) as [{ tenant: string; referenceId: string }];
  return [caseOf(tenant, referenceId), 'Audit' as const];
};

/** A step after which the application may wait for other people. */
const stepped = (...answer: Parameters<typeof changed>) => [...changed(...answer), 'Queue' as const];

/** The visa desk. */
export const visasApi = injected.enhanceEndpoints({
  endpoints: {
    loadVisaQueue: { providesTags: ['Queue'] },
    viewVisaOrder: {
      providesTags: (_order, _error, { visaDeskOrderRequest: { tenant, referenceId } }) => [
        caseOf(tenant, referenceId),
      ],
    },
    // A document that was looked at leaves the application with the operators: the work queue of every product is not read again for it.
    reviewVisaDocument: { invalidatesTags: changed },
    requestVisaCorrection: { invalidatesTags: stepped },
    withdrawVisaCorrection: { invalidatesTags: stepped },
    lodgeVisas: { invalidatesTags: stepped },
    decideVisa: { invalidatesTags: stepped },
    uploadVisa: { invalidatesTags: stepped },
    deliverVisas: { invalidatesTags: stepped },
  },
});
