import type { ModuleManifest } from '@jetway/kit-runtime';

/** What the shell knows of this module before its code loads. */
export const manifest: ModuleManifest = {
  id: 'mfe-flights',
  name: 'mfe_flights',
  contractVersion: 1,
  routes: [
    { path: '/searchpad', layout: 'agent', title: 'flights:titles.searchpad' },
    { path: '/flight-search-result', layout: 'agent', feature: 202, title: 'flights:titles.results' },
    { path: '/two-one-way', layout: 'agent', feature: 202, title: 'flights:titles.results' },
    { path: '/flight-proposal', layout: 'agent', feature: 206, title: 'flights:titles.proposal' },
    { path: '/proposal', layout: 'plain', title: 'flights:titles.shared' },
    { path: '/itinerary', layout: 'plain', title: 'flights:titles.itinerary' },
    { path: '/flight-booking', layout: 'agent', feature: 207, title: 'flights:titles.booking' },
    { path: '/flight-order', layout: 'agent', feature: 211, title: 'flights:titles.order' },
    { path: '/print-preview', layout: 'agent', feature: 213, title: 'flights:titles.print' },
    { path: '/my-bookings', layout: 'agent', feature: 223, title: 'flights:titles.bookings' },
    { path: '/ticket-management', layout: 'agent', feature: 223, title: 'flights:titles.bookings' },
    { path: '/void-management', layout: 'agent', feature: 224, title: 'flights:titles.voids' },
    { path: '/refund-management', layout: 'agent', feature: 225, title: 'flights:titles.refunds' },
    { path: '/flight-void-request', layout: 'agent', feature: 215, title: 'flights:titles.void' },
    { path: '/flight-refund-request', layout: 'agent', feature: 216, title: 'flights:titles.refund' },
    { path: '/flight-void-request-view', layout: 'agent', feature: 211, title: 'flights:titles.void' },
    { path: '/flight-refund-request-view', layout: 'agent', feature: 211, title: 'flights:titles.refund' },
    { path: '/flight-void-details', layout: 'agent', feature: 211, title: 'flights:titles.void' },
    { path: '/flight-refund-details', layout: 'agent', feature: 211, title: 'flights:titles.refund' },
  ],
  nav: [
    { id: 'searchpad', label: 'flights:nav.search', icon: 'search', path: '/searchpad', group: 'sell', order: 10 },
    { id: 'my-bookings', label: 'flights:nav.bookings', icon: 'ticket', path: '/my-bookings', feature: 223, group: 'bookings', order: 20 },
    { id: 'voids', label: 'flights:nav.voids', icon: 'ticket', path: '/void-management', feature: 224, group: 'bookings', order: 21 },
    { id: 'refunds', label: 'flights:nav.refunds', icon: 'ticket', path: '/refund-management', feature: 225, group: 'bookings', order: 22 },
  ],
  locales: ['en', 'ar'],
};
