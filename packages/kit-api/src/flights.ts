import { injected } from './generated/flights';

export * from './generated/flights';

/** The flight endpoints with what each of them shows and makes stale. */
export const flightsApi = injected.enhanceEndpoints({
  endpoints: {
    airGetOrder: { providesTags: (_order, _error, { orderReference }) => [{ type: 'Order', id: orderReference }] },
    getUpdatedTimeLimit: { providesTags: (_limit, _error, { orderReference }) => [{ type: 'Order', id: orderReference }] },
    getExtendTimeLimitRequest: { providesTags: (_limit, _error, { orderReference }) => [{ type: 'Order', id: orderReference }] },
    getOrderHistory: { providesTags: (_history, _error, { orderReference }) => [{ type: 'Order', id: orderReference }] },
    airSsrHistory: { providesTags: (_history, _error, { orderReference }) => [{ type: 'Order', id: orderReference }] },
    getBookingPaper: { providesTags: (_paper, _error, { orderReference }) => [{ type: 'Order', id: orderReference }] },
    getNotifications: { providesTags: ['Bookings'] },
    updatePrice: { invalidatesTags: (_price, _error, { orderReference }) => [{ type: 'Order', id: orderReference }] },
    getOrderSupplementary: { providesTags: (_order, _error, { orderReference }) => [{ type: 'Order', id: orderReference }] },
    getFullPaymentForIssueTicket: { providesTags: (_quote, _error, { orderReference }) => [{ type: 'Order', id: orderReference }, 'Wallet'] },
    getPartialPaymentForIssueTicket: { providesTags: (_quote, _error, { orderReference }) => [{ type: 'Order', id: orderReference }, 'Wallet'] },
    initiateRequestToEnablePartialPayment: {
      invalidatesTags: (_request, _error, { orderReference }) => [{ type: 'Order', id: orderReference }],
    },
    airBook: { invalidatesTags: ['Bookings', 'Wallet'] },
    airCancel: {
      invalidatesTags: (_order, _error, { orderReference }) => [{ type: 'Order', id: orderReference }, 'Bookings'],
    },
    updateExtendTimeLimitRequest: {
      invalidatesTags: (_limit, _error, { orderReference }) => [{ type: 'Order', id: orderReference }, 'Bookings'],
    },
    airVerifyPrice: {
      invalidatesTags: (verified, _error, { orderReference }) =>
        verified && verified.status !== 'OK' ? [{ type: 'Order', id: orderReference }, 'Bookings'] : [],
    },
    airTicket: {
      invalidatesTags: (_order, _error, { orderReference }) => [
        { type: 'Order', id: orderReference },
        'Bookings',
        'Wallet',
        'Ledger',
      ],
    },
  },
});
