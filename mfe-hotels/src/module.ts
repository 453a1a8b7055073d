import { defineModule } from '@jetway/kit-runtime';

import { recentSlice } from './shared/search-form/state/recent.slice';
import { placesSlice } from './shared/search-form/state/places.slice';
import { listSlice } from './features/results/state/list.slice';
import { en } from './locales/en';
import { manifest } from './manifest';
import { hotelBookingSlice } from './shared/orders/booking.slice';

export default defineModule({
  manifest,
  namespace: 'hotels',
  locales: { en, ar: () => import('./locales/ar') },
  reducers: [recentSlice, placesSlice, listSlice, hotelBookingSlice],
  routes: [
    {
      path: '/searchpad/hotel',
      lazy: () => import('./features/search/search.page').then((page) => ({ Component: page.SearchPage })),
    },
    {
      path: '/hotel-results',
      lazy: () => import('./features/results/results.page').then((page) => ({ Component: page.ResultsPage })),
    },
    {
      path: '/hotel/:requestId/:hotelGuid',
      lazy: () => import('./features/detail/detail.page').then((page) => ({ Component: page.DetailPage })),
    },
    {
      path: '/hotel/booking/:requestId/:hotelGuid/:roomGuid/:roomRateGuid',
      lazy: () => import('./features/booking/booking.page').then((page) => ({ Component: page.BookingPage })),
    },
    {
      path: '/hotel/book/Confirmed/:referenceId',
      lazy: () => import('./features/booking/outcome/outcome.page').then((page) => ({ Component: page.ConfirmedPage })),
    },
    {
      path: '/hotel/book/UnConfirmed/:referenceId',
      lazy: () =>
        import('./features/booking/outcome/outcome.page').then((page) => ({ Component: page.UnconfirmedPage })),
    },
    {
      path: '/hotel-bookings',
      lazy: () => import('./features/bookings/bookings.page').then((page) => ({ Component: page.BookingsPage })),
    },
    {
      path: '/hotel-bookings/print-preview',
      lazy: () => import('./features/print/print.page').then((page) => ({ Component: page.PrintPage })),
    },
    {
      path: '/hotel-bookings/:reference',
      lazy: () => import('./features/order/order.page').then((page) => ({ Component: page.OrderPage })),
    },
  ],
});
