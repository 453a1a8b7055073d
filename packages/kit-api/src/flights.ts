import { injected } from './generated/flights';

export * from './generated/flights';

/** The flight endpoints with what each of them shows and makes stale. */
export const flightsApi = injected.enhanceEndpoints({
  endpoints: {
    airGetOrder: { providesTags: (_order, _error, { orderReference }) => [{ type: 'Order', id: orderReference }] },
    airBook: { invalidatesTags: ['Bookings', 'Wallet'] },
    airCancel: {
      invalidatesTags: (_order, _error, { orderReference }) => [{ type: 'Order', id: orderReference }, 'Bookings'],
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
