import { defineModule } from '@jetway/kit-runtime';

import { bookingSlice } from './shared/booking/booking.slice';
import { exchangeSlice } from './features/exchange/state/exchange.slice';
import { pairSlice } from './features/results/pair/pair.slice';
import { queueShareSlice } from './features/searchpad/queue-share/queue-share.slice';
import { deskSlice } from './shared/desk/desk.slice';
import { itineraryActionsSlice } from './features/results/state/itinerary-actions.slice';
import { resultsSlice } from './features/results/state/results.state';
import { runSlice } from './features/results/state/run.slice';
import { recentSlice } from './shared/search-form/state/recent.slice';
import { searchpadSlice } from './shared/search-form/state/searchpad.slice';
import { en } from './locales/en';
import { manifest } from './manifest';

export default defineModule({
  manifest,
  namespace: 'flights',
  locales: { en, ar: () => import('./locales/ar') },
  reducers: [
    searchpadSlice,
    recentSlice,
    runSlice,
    resultsSlice,
    deskSlice,
    pairSlice,
    itineraryActionsSlice,
    bookingSlice,
    queueShareSlice,
    exchangeSlice,
  ],
  routes: [
    {
      path: '/searchpad',
      lazy: () => import('./features/searchpad/searchpad.page').then((page) => ({ Component: page.SearchpadPage })),
    },
    {
      path: '/searchpad/queueshare',
      lazy: () =>
        import('./features/searchpad/queue-share/queue-share.page').then((page) => ({
          Component: page.QueueSharePage,
        })),
    },
    {
      path: '/queue-share-booking',
      lazy: () =>
        import('./features/searchpad/queue-share/record.page').then((page) => ({ Component: page.RecordPage })),
    },
    ...['/flight-search-result', '/two-one-way'].map((path) => ({
      path,
      lazy: () => import('./features/results/results.page').then((page) => ({ Component: page.ResultsPage })),
    })),
    {
      path: '/flight-proposal',
      lazy: () => import('./features/proposal/proposal.page').then((page) => ({ Component: page.ProposalPage })),
    },
    {
      path: '/proposal',
      lazy: () => import('./features/proposal/shared.page').then((page) => ({ Component: page.SharedPage })),
    },
    {
      path: '/itinerary',
      lazy: () => import('./features/print/itinerary.page').then((page) => ({ Component: page.ItineraryPage })),
    },
    {
      path: '/flight-booking',
      lazy: () => import('./features/booking/booking.page').then((page) => ({ Component: page.BookingPage })),
    },
    {
      path: '/flight-order',
      lazy: () => import('./features/order/order.page').then((page) => ({ Component: page.OrderPage })),
    },
    {
      path: '/print-preview',
      lazy: () => import('./features/print/print.page').then((page) => ({ Component: page.PrintPage })),
    },
    ...['/my-bookings', '/ticket-management'].map((path) => ({
      path,
      lazy: () => import('./features/bookings/bookings.page').then((page) => ({ Component: page.BookingsPage })),
    })),
    {
      path: '/void-management',
      lazy: () => import('./features/after-sale/requests.page').then((page) => ({ Component: page.VoidsPage })),
    },
    {
      path: '/refund-management',
      lazy: () => import('./features/after-sale/requests.page').then((page) => ({ Component: page.RefundsPage })),
    },
    {
      path: '/reIssue-management',
      lazy: () => import('./features/after-sale/requests.page').then((page) => ({ Component: page.ExchangesPage })),
    },
    {
      path: '/flight-void-request',
      lazy: () => import('./features/order/after-sale/ask.page').then((page) => ({ Component: page.AskVoidPage })),
    },
    ...['/flight-void-details', '/flight-void-request-view'].map((path) => ({
      path,
      lazy: () => import('./features/after-sale/request.page').then((page) => ({ Component: page.VoidPage })),
    })),
    {
      path: '/flight-refund-request',
      lazy: () => import('./features/order/after-sale/ask.page').then((page) => ({ Component: page.AskRefundPage })),
    },
    ...['/flight-refund-details', '/flight-refund-request-view'].map((path) => ({
      path,
      lazy: () => import('./features/after-sale/request.page').then((page) => ({ Component: page.RefundPage })),
    })),
    ...['/flight-exchange-details', '/flight-exchange-view'].map((path) => ({
      path,
      lazy: () => import('./features/after-sale/request.page').then((page) => ({ Component: page.ExchangePage })),
    })),
    {
      path: '/flight-exchange-request',
      lazy: () =>
        import('./features/exchange/request/request.page').then((page) => ({ Component: page.ExchangeRequestPage })),
    },
    {
      path: '/flight-exchange-search-result',
      lazy: () =>
        import('./features/exchange/search-result/search-result.page').then((page) => ({
          Component: page.ExchangeSearchResultPage,
        })),
    },
    {
      path: '/flight-exchange-confirm',
      lazy: () =>
        import('./features/exchange/confirm/confirm.page').then((page) => ({ Component: page.ExchangeConfirmPage })),
    },
  ],
});
