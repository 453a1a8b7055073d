import { defineModule } from '@jetway/kit-runtime';

import { en } from './locales/en';
import { manifest } from './manifest';
import { visaBookingSlice } from './shared/booking/booking.slice';
import { recentCitiesSlice } from './shared/holidays/recent.slice';
import { recentSlice } from './shared/search-form/recent.slice';

const holidayDetail = () => import('./features/holidays/detail/detail.page');

export default defineModule({
  manifest,
  namespace: 'visas',
  locales: { en, ar: () => import('./locales/ar') },
  reducers: [recentSlice, visaBookingSlice, recentCitiesSlice],
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
    {
      path: '/searchpad/holiday',
      lazy: () =>
        import('./features/holidays/search/search.page').then((page) => ({ Component: page.HolidaySearchPage })),
    },
    {
      path: '/holiday-search-result',
      lazy: () =>
        import('./features/holidays/results/results.page').then((page) => ({ Component: page.HolidayResultsPage })),
    },
    {
      path: '/holiday-search-result/:packageId',
      lazy: () => holidayDetail().then((page) => ({ Component: page.HolidayPage })),
    },
    {
      path: '/tour-packages',
      lazy: () =>
        import('./features/holidays/results/packages.page').then((page) => ({ Component: page.TourPackagesPage })),
    },
    {
      path: '/tour-packages/:packageId',
      lazy: () => holidayDetail().then((page) => ({ Component: page.TourPackagePage })),
    },
    {
      path: '/holiday-requests',
      lazy: () =>
        import('./features/holidays/requests/requests.page').then((page) => ({ Component: page.HolidayRequestsPage })),
    },
    {
      path: '/holiday-requests/:reference',
      lazy: () =>
        import('./features/holidays/request/request.page').then((page) => ({ Component: page.HolidayRequestPage })),
    },
    {
      path: '/holiday-bookings/:reference',
      lazy: () => import('./features/holidays/order/order.page').then((page) => ({ Component: page.HolidayOrderPage })),
    },
  ],
});
