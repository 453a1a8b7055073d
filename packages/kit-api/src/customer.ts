import { injected } from './generated/customer';

export * from './generated/customer';

/** The customer endpoints with what each of them shows. */
export const customerApi = injected.enhanceEndpoints({
  endpoints: {
    getUserContext: { providesTags: ['UserContext'] },
    getBookings: { providesTags: ['Bookings'] },
  },
});
