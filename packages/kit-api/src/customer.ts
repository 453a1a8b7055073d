import { injected } from './generated/customer';

export * from './generated/customer';

/** The customer endpoints with what each of them shows. */
export const customerApi = injected.enhanceEndpoints({
  endpoints: {
    getUserContext: { providesTags: ['UserContext'] },
    getBookings: { providesTags: ['Bookings'] },
    getBookingChoices: { providesTags: ['Bookings'] },
    // The context shows at once what the server answered, without asking for all of it again.
    updateCustomerDocumentInfo: {
      async onQueryStarted(_request, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (!answer) return;
        const { documentCollect } = answer.data;
        dispatch(customerApi.util.updateQueryData('getUserContext', undefined, (context) => ({ ...context, documentCollect })));
      },
    },
  },
});
