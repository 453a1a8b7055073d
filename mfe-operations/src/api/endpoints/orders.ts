import { caseOf } from '../api';
import { injected } from '../generated/orders';

export * from '../generated/orders';

/** Orders in doubt, requests about orders, voids and refunds. A refused decision changed nothing, but another operator may have changed the order before it. */
export const ordersApi = injected.enhanceEndpoints({
  endpoints: {
    loadOrdersInDoubt: {
      providesTags: (_orders, _error, { inDoubtRequest: { tenant } }) => [caseOf(tenant, 'in doubt')],
    },
    decideOutcome: {
      invalidatesTags: (_order, _error, { outcomeRequest: { tenant } }) => [
        caseOf(tenant, 'in doubt'),
        'Queue',
        'Audit',
      ],
    },
    loadRequests: {
      providesTags: (_requests, _error, { requestsRequest: { tenant } }) => [caseOf(tenant, 'requests')],
    },
    decideRequest: {
      invalidatesTags: (_request, _error, { requestDecision: { tenant } }) => [
        caseOf(tenant, 'requests'),
        'Queue',
        'Audit',
      ],
    },
    viewAfterSale: {
      providesTags: (_case, _error, { afterSaleCaseRequest: { tenant, requestReference } }) => [
        caseOf(tenant, requestReference),
      ],
    },
    assignAfterSale: {
      invalidatesTags: (_case, _error, { afterSaleAssignment: { tenant, requestReference } }) => [
        caseOf(tenant, requestReference),
        'Queue',
        'Audit',
      ],
    },
    decideAfterSale: {
      invalidatesTags: (_case, _error, { afterSaleDecision: { tenant, requestReference } }) => [
        caseOf(tenant, requestReference),
        'Queue',
        'Audit',
      ],
    },
  },
});
