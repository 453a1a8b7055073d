import { defineModule } from '@jetway/kit-runtime';

import { en } from './locales/en';
import { manifest } from './manifest';
import { visaBookingSlice } from './shared/booking/booking.slice';
import { recentSlice } from './shared/search-form/recent.slice';

export default defineModule({
  manifest,
  namespace: 'visas',
  locales: { en, ar: () => import('./locales/ar') },
  reducers: [recentSlice, visaBookingSlice],
  routes: [
    {
      path: '/searchpad/visa',
      lazy: () => import('./features/search/search.page').then((page) => ({ Component: page.SearchPage })),
    },
    {
      path: '/visa-search-result',
      lazy: () => import('./features/results/results.page').then((page) => ({ Component: page.ResultsPage })),
    },
    {
      path: '/visa-booking',
      lazy: () => import('./features/booking/booking.page').then((page) => ({ Component: page.BookingPage })),
    },
    {
      path: '/visa-booking/success/:reference',
      lazy: () => import('./features/success/success.page').then((page) => ({ Component: page.SuccessPage })),
    },
    {
      path: '/visa-myapplications',
      lazy: () =>
        import('./features/applications/applications.page').then((page) => ({ Component: page.ApplicationsPage })),
    },
    {
      path: '/visa-order',
      lazy: () => import('./features/order/order.page').then((page) => ({ Component: page.OrderPage })),
    },
    {
      path: '/visa-print-preview',
      lazy: () => import('./features/print/print.page').then((page) => ({ Component: page.PrintPage })),
    },
  ],
});
