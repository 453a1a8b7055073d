import { injected } from '../generated/holidays';

export * from '../generated/holidays';

/** Tag of an order; the pages of every product invalidate it alike. */
const order = (id: string) => ({ type: 'Order', id }) as const;
/** What changes when money of an order moves. */
const money = ['Bookings', 'Wallet', 'Ledger'] as const;

/** The endpoints of holiday requests and orders with the tags they provide and invalidate. */
export const holidaysApi = injected.enhanceEndpoints({
  endpoints: {
    holidayGetRequests: { providesTags: ['HolidayRequests'] },
    holidayGetRequest: { providesTags: ['HolidayRequests'] },
    holidayAddAttachment: { invalidatesTags: ['HolidayRequests'] },
    holidayAddMessage: { invalidatesTags: ['HolidayRequests'] },
    holidayDecline: { invalidatesTags: ['HolidayRequests'] },
    holidayWithdraw: { invalidatesTags: ['HolidayRequests'] },
    holidayAccept: { invalidatesTags: ['HolidayRequests', ...money] },
    // A quote is for this moment.
    holidayCancelQuote: { keepUnusedDataFor: 0 },
    holidayGetOrders: { providesTags: ['Bookings'] },
    holidayGetOrder: {
      providesTags: (_order, _error, { holidayOrderKey: { orderReference } }) => [order(orderReference)],
    },
    holidayGetHistory: {
      providesTags: (_history, _error, { holidayOrderKey: { orderReference } }) => [order(orderReference)],
    },
    holidayPayDeposit: {
      invalidatesTags: (_order, _error, { payHolidayRequest: { orderReference } }) => [order(orderReference), ...money],
    },
    holidayPayBalance: {
      invalidatesTags: (_order, _error, { payHolidayRequest: { orderReference } }) => [order(orderReference), ...money],
    },
    holidayCancel: {
      invalidatesTags: (_order, _error, { cancelHolidayRequest: { orderReference } }) => [
        order(orderReference),
        ...money,
      ],
    },
  },
});
