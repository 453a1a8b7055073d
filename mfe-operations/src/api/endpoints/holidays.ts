import type { ApiError } from '@jetway/kit-api/transport';

import { caseOf } from '../api';
import type { HolidayRequestCase } from '../generated/holidays';
import { injected } from '../generated/holidays';

export * from '../generated/holidays';

/** Each step on a request answers with the request as it is now; a refused one may mean that somebody else has changed it. */
const changed = (_case: HolidayRequestCase | undefined, _error: ApiError | undefined, argument: object) => {
  const [{ tenant, referenceId }] = Object.values(argument) as [{ tenant: string; referenceId: string }];
  return [caseOf(tenant, referenceId), 'Holidays' as const, 'Queue' as const, 'Audit' as const];
};

/** A step on an order, which names its request only in the answer: without one, every open request is read again. */
const ordered = (done: HolidayRequestCase | undefined) => [
  done ? caseOf(done.tenant, done.referenceId) : ('Case' as const),
  'Holidays' as const,
  'Queue' as const,
  'Audit' as const,
];

const changedPackage = (_page: unknown, _error: ApiError | undefined, argument: object) => {
  const [{ tenant, packageId }] = Object.values(argument) as [{ tenant: string; packageId?: string }];
  return [...(packageId === undefined ? [] : [caseOf(tenant, packageId)]), 'Packages' as const, 'Audit' as const];
};

/** Tour packages, and the desk of holiday requests and their orders. */
export const holidaysApi = injected.enhanceEndpoints({
  endpoints: {
    loadHolidayRequests: { providesTags: ['Holidays'] },
    viewHolidayRequest: {
      providesTags: (_case, _error, { holidayRequestKey: { tenant, referenceId } }) => [caseOf(tenant, referenceId)],
    },
    acknowledgeHolidayRequest: { invalidatesTags: changed },
    assignHolidayRequest: { invalidatesTags: changed },
    addHolidayAttachment: { invalidatesTags: changed },
    addHolidayMessage: { invalidatesTags: changed },
    quoteHolidayRequest: { invalidatesTags: changed },
    refuseHolidayRequest: { invalidatesTags: changed },
    confirmHolidayOrder: { invalidatesTags: ordered },
    refuseHolidayOrder: { invalidatesTags: ordered },
    loadHolidayPackages: { providesTags: ['Packages'] },
    // A file of everything, asked for at the press of a button.
    exportHolidayPackages: { keepUnusedDataFor: 0 },
    viewHolidayPackage: {
      providesTags: (_page, _error, { holidayPackageKey: { tenant, packageId } }) => [caseOf(tenant, packageId)],
    },
    saveHolidayPackage: { invalidatesTags: changedPackage },
    publishHolidayPackage: { invalidatesTags: changedPackage },
    withdrawHolidayPackage: { invalidatesTags: changedPackage },
    importHolidayPackages: { invalidatesTags: ['Case', 'Packages', 'Audit'] },
  },
});
