import { defineModule } from '@jetway/kit-runtime';

import { recentSlice } from './shared/recent.slice';
import { en } from './locales/en';
import { manifest } from './manifest';

const results = () => import('./features/results/results.page');

export default defineModule({
  manifest,
  namespace: 'fares',
  locales: { en, ar: () => import('./locales/ar') },
  reducers: [recentSlice],
  routes: [
    { path: '/xclusive-fares-result', lazy: () => results().then((page) => ({ Component: page.XclusivePage })) },
    { path: '/umrah-fares-result', lazy: () => results().then((page) => ({ Component: page.UmrahPage })) },
    { path: '/searchpad/grpfare', lazy: () => results().then((page) => ({ Component: page.GroupPage })) },
    { path: '/searchpad/groupfares', lazy: () => results().then((page) => ({ Component: page.GroupPage })) },
    {
      path: '/fare-lots/:lotId',
      lazy: () => import('./features/lot/lot.page').then((page) => ({ Component: page.LotPage })),
    },
    {
      path: '/fare-bookings',
      lazy: () => import('./features/bookings/bookings.page').then((page) => ({ Component: page.BookingsPage })),
    },
    {
      path: '/fare-bookings/print-preview',
      lazy: () => import('./features/print/print.page').then((page) => ({ Component: page.PrintPage })),
    },
    {
      path: '/fare-bookings/:reference',
      lazy: () => import('./features/order/order.page').then((page) => ({ Component: page.OrderPage })),
    },
    {
      path: '/group-requests',
      lazy: () => import('./features/requests/list/requests.page').then((page) => ({ Component: page.RequestsPage })),
    },
    {
      path: '/group-requests/new',
      lazy: () => import('./features/requests/new/new.page').then((page) => ({ Component: page.NewRequestPage })),
    },
    {
      path: '/group-requests/:reference',
      lazy: () => import('./features/requests/one/request.page').then((page) => ({ Component: page.RequestPage })),
    },
    {
      path: '/umrah-quotes',
      lazy: () => import('./features/umrah/list/quotes.page').then((page) => ({ Component: page.QuotesPage })),
    },
    {
      path: '/umrah-quotes/new',
      lazy: () => import('./features/umrah/new/new.page').then((page) => ({ Component: page.NewQuotePage })),
    },
    {
      path: '/umrah-quotes/:reference',
      lazy: () => import('./features/umrah/one/quote.page').then((page) => ({ Component: page.QuotePage })),
    },
  ],
});
