import type { ModuleManifest } from '@jetway/kit-runtime';

/** What the shell knows of this module before any of its code loads. */
export const manifest: ModuleManifest = {
  id: 'mfe-hotels',
  name: 'mfe_hotels',
  contractVersion: 1,
  routes: [
    { path: '/searchpad/hotel', layout: 'agent', feature: 247, title: 'hotels:titles.search' },
    { path: '/hotel-results', layout: 'agent', feature: 247, title: 'hotels:titles.results' },
    { path: '/hotel/:requestId/:hotelGuid', layout: 'agent', feature: 247, title: 'hotels:titles.detail' },
    {
      path: '/hotel/booking/:requestId/:hotelGuid/:roomGuid/:roomRateGuid',
      layout: 'agent',
      feature: 248,
      title: 'hotels:titles.booking',
    },
    { path: '/hotel/book/Confirmed/:referenceId', layout: 'agent', feature: 248, title: 'hotels:titles.confirmed' },
    { path: '/hotel/book/UnConfirmed/:referenceId', layout: 'agent', feature: 248, title: 'hotels:titles.unconfirmed' },
    { path: '/hotel-bookings', layout: 'agent', feature: 252, title: 'hotels:titles.bookings' },
    { path: '/hotel-bookings/print-preview', layout: 'agent', feature: 249, title: 'hotels:titles.print' },
    { path: '/hotel-bookings/:reference', layout: 'agent', feature: 252, title: 'hotels:titles.order' },
  ],
  nav: [
    {
      id: 'hotel-bookings',
      label: 'hotels:nav.bookings',
      icon: 'building',
      path: '/hotel-bookings',
      feature: 252,
      group: 'bookings',
      order: 23,
    },
  ],
  locales: ['en', 'ar'],
};
