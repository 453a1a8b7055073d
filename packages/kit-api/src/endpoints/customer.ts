import { injected } from '../generated/customer';

export * from '../generated/customer';

/** The customer endpoints with the tags they provide. */
export const customerApi = injected.enhanceEndpoints({
  endpoints: {
    getUserContext: { providesTags: ['UserContext'] },
    myBalance: { providesTags: ['Wallet'] },
    getBookings: { providesTags: ['Bookings'] },
    getBookingChoices: { providesTags: ['Bookings'] },
    // Updates the cached user context from the response, without fetching it again.
    updateCustomerDocumentInfo: {
      async onQueryStarted(_request, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (!answer) return;
        const { documentCollect } = answer.data;
        dispatch(
          customerApi.util.updateQueryData('getUserContext', undefined, (context) => ({ ...context, documentCollect })),
        );
      },
    },
  },
});
