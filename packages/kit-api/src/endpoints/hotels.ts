import { injected } from '../generated/hotels';

export * from '../generated/hotels';

/** Tag of an order; the pages of every product invalidate it alike. */
const order = (id: string) => ({ type: 'Order', id }) as const;
/** What changes when money of an order moves. */
const money = ['Bookings', 'Wallet', 'Ledger'] as const;

/** The hotel endpoints with the tags they provide and invalidate. */
export const hotelsApi = injected.enhanceEndpoints({
  endpoints: {
    // Rooms run out: each visit checks again.
    hotelGetDetail: { keepUnusedDataFor: 0 },
    // A quote is for this moment.
    hotelCancelQuote: { keepUnusedDataFor: 0 },
    hotelGetOrder: {
      providesTags: (_order, _error, { hotelReferenceRequest: { referenceId } }) => [order(referenceId)],
    },
    hotelGetHistory: {
      providesTags: (_history, _error, { hotelReferenceRequest: { referenceId } }) => [order(referenceId)],
    },
    hotelGetQueue: { providesTags: ['Bookings'] },
    hotelBook: { invalidatesTags: [...money] },
    hotelPay: {
      invalidatesTags: (_order, _error, { payHotelRequest: { referenceId } }) => [order(referenceId), ...money],
    },
    hotelCancel: {
      invalidatesTags: (_order, _error, { cancelHotelRequest: { referenceId } }) => [order(referenceId), ...money],
    },
    hotelUpdatePrice: {
      invalidatesTags: (_order, _error, { updateHotelPriceRequest: { referenceId } }) => [order(referenceId)],
    },
    hotelSendVoucher: {
      invalidatesTags: (_sent, _error, { sendHotelVoucherRequest: { referenceId } }) => [order(referenceId)],
    },
  },
});
