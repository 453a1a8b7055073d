import { caseOf } from '../api';
import { injected } from '../generated/fares';

export * from '../generated/fares';

/** Fare lots: seats that were bought from airlines, and their sale. */
export const faresApi = injected.enhanceEndpoints({
  endpoints: {
    loadFareLots: { providesTags: ['FareLots'] },
    loadFareCalendar: { providesTags: ['FareLots'] },
    loadFareImports: { providesTags: ['FareLots'] },
    viewFareLot: {
      providesTags: (_page, _error, { fareLotRequest: { tenant, lotId } }) => [caseOf(tenant, lotId)],
    },
    findFareAgencies: { providesTags: ['Agencies'] },
    loadFareLotGroups: {
      providesTags: (_page, _error, { fareLotGroupsRequest: { tenant, lotId } }) => [caseOf(tenant, lotId)],
    },
    saveFareLot: {
      invalidatesTags: (_page, _error, { fareLotSave: { tenant, lotId } }) => [
        ...(lotId === undefined ? [] : [caseOf(tenant, lotId)]),
        'FareLots',
        'Audit',
      ],
    },
    setFareLotState: {
      invalidatesTags: (_page, _error, { fareLotStateChange: { tenant, lotId } }) => [
        caseOf(tenant, lotId),
        'FareLots',
        'Audit',
      ],
    },
    changeFareLotSeats: {
      invalidatesTags: (_page, _error, { seatChange: { tenant, lotId } }) => [
        caseOf(tenant, lotId),
        'FareLots',
        'Audit',
      ],
    },
    copyFareSeason: { invalidatesTags: ['FareLots', 'Audit'] },
    importFareLots: { invalidatesTags: ['FareLots', 'Audit'] },
    loadGroupRequests: { providesTags: ['FareLots'] },
    viewGroupRequest: {
      providesTags: (_case, _error, { groupRequestKey: { tenant, referenceId } }) => [caseOf(tenant, referenceId)],
    },
    quoteGroupRequest: {
      invalidatesTags: (_case, _error, { groupQuoteForm: { tenant, referenceId } }) => [
        caseOf(tenant, referenceId),
        'FareLots',
        'Queue',
        'Audit',
      ],
    },
    refuseGroupRequest: {
      invalidatesTags: (_case, _error, { groupRequestRefusal: { tenant, referenceId } }) => [
        caseOf(tenant, referenceId),
        'FareLots',
        'Queue',
        'Audit',
      ],
    },
    undoFareImport: { invalidatesTags: ['FareLots', 'Audit'] },
  },
});
