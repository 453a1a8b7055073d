import { injected } from '../generated/packages';

export * from '../generated/packages';

/** The endpoints of the package service. A search is kept for the 60 seconds that any unused answer is. */
export const packagesApi = injected.enhanceEndpoints({
  endpoints: {
    // Seats and cities change: each visit asks again.
    packageGetPackageDetail: { keepUnusedDataFor: 0 },
    packageGetAvailableCities: { keepUnusedDataFor: 0 },
    packageSendRequest: { invalidatesTags: ['HolidayRequests'] },
  },
});
