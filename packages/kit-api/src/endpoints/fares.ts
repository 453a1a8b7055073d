import { injected } from '../generated/fares';

export * from '../generated/fares';

/** Tag of an order; the pages of every product invalidate it alike. */
const order = (id: string) => ({ type: 'Order', id }) as const;
/** What changes when money or seats of an order move. */
const money = ['Bookings', 'Wallet', 'Ledger'] as const;

/** The endpoints of exclusive, umrah and group fares with the tags they provide and invalidate. */
export const faresApi = injected.enhanceEndpoints({
  endpoints: {
    // Seats run out: each visit asks again.
    fareGetAirXclusiveFare: { keepUnusedDataFor: 0 },
    fareAirXclusiveFareSearch: { keepUnusedDataFor: 0 },
    fareGetAirUmrahFare: { keepUnusedDataFor: 0 },
    fareAirUmrahFareSearch: { keepUnusedDataFor: 0 },
    fareGetAirGroupFare: { keepUnusedDataFor: 0 },
    fareAirGroupFareSearch: { keepUnusedDataFor: 0 },
    fareGetFareLot: { keepUnusedDataFor: 0 },
    // Prices and links change on every step.
    fareGetUmrahQuote: { keepUnusedDataFor: 0 },
    fareGetUmrahQuotes: { keepUnusedDataFor: 0 },
    // A quote is for this moment.
    fareCancelQuote: { keepUnusedDataFor: 0 },
    fareDropQuote: { keepUnusedDataFor: 0 },
    fareGetOrder: {
      providesTags: (_order, _error, { groupReferenceRequest: { referenceId } }) => [order(referenceId)],
    },
    fareGetHistory: {
      providesTags: (_history, _error, { groupReferenceRequest: { referenceId } }) => [order(referenceId)],
    },
    fareGetQueue: { providesTags: ['Bookings'] },
    fareGetGroupRequests: { providesTags: ['GroupRequests'] },
    fareGetGroupRequest: { providesTags: ['GroupRequests'] },
    fareCreateGroupRequest: { invalidatesTags: ['GroupRequests'] },
    fareDeclineGroupQuote: { invalidatesTags: ['GroupRequests'] },
    fareWithdrawGroupRequest: { invalidatesTags: ['GroupRequests'] },
    fareAcceptGroupQuote: { invalidatesTags: ['GroupRequests', ...money] },
    fareHold: { invalidatesTags: [...money] },
    farePayDeposit: {
      invalidatesTags: (_order, _error, { payGroupRequest: { referenceId } }) => [order(referenceId), ...money],
    },
    farePayBalance: {
      invalidatesTags: (_order, _error, { payGroupRequest: { referenceId } }) => [order(referenceId), ...money],
    },
    fareSubmitNames: {
      invalidatesTags: (_order, _error, { submitNamesRequest: { referenceId } }) => [order(referenceId), ...money],
    },
    fareChangeName: {
      invalidatesTags: (_order, _error, { changeNameRequest: { referenceId } }) => [order(referenceId), ...money],
    },
    fareDropSeats: {
      invalidatesTags: (_order, _error, { dropSeatsRequest: { referenceId } }) => [order(referenceId), ...money],
    },
    fareCancel: {
      invalidatesTags: (_order, _error, { cancelGroupRequest: { referenceId } }) => [order(referenceId), ...money],
    },
  },
});
