import type { ModuleManifest } from '@jetway/kit-runtime';

/** What the shell knows of this module before any of its code loads. */
export const manifest: ModuleManifest = {
  id: 'mfe-fares',
  name: 'mfe_fares',
  contractVersion: 1,
  routes: [
    { path: '/xclusive-fares-result', layout: 'agent', feature: 242, title: 'fares:titles.exclusive' },
    { path: '/umrah-fares-result', layout: 'agent', feature: 244, title: 'fares:titles.umrah' },
    { path: '/searchpad/grpfare', layout: 'agent', feature: 243, title: 'fares:titles.group' },
    { path: '/searchpad/groupfares', layout: 'agent', feature: 243, title: 'fares:titles.group' },
    { path: '/fare-lots/:lotId', layout: 'agent', title: 'fares:titles.lot' },
    { path: '/fare-bookings', layout: 'agent', feature: 223, title: 'fares:titles.bookings' },
    { path: '/fare-bookings/print-preview', layout: 'agent', feature: 213, title: 'fares:titles.print' },
    { path: '/fare-bookings/:reference', layout: 'agent', feature: 211, title: 'fares:titles.order' },
    { path: '/group-requests', layout: 'agent', feature: 243, title: 'fares:titles.requests' },
    { path: '/group-requests/new', layout: 'agent', feature: 243, title: 'fares:titles.newRequest' },
    { path: '/group-requests/:reference', layout: 'agent', feature: 243, title: 'fares:titles.request' },
    { path: '/umrah-quotes', layout: 'agent', feature: 244, title: 'fares:titles.quotes' },
    { path: '/umrah-quotes/new', layout: 'agent', feature: 244, title: 'fares:titles.newQuote' },
    { path: '/umrah-quotes/:reference', layout: 'agent', feature: 244, title: 'fares:titles.quote' },
  ],
  nav: [
    {
      id: 'fare-bookings',
      label: 'fares:nav.bookings',
      icon: 'users',
      path: '/fare-bookings',
      feature: 223,
      group: 'bookings',
      order: 24,
    },
    {
      id: 'group-requests',
      label: 'fares:nav.requests',
      icon: 'users',
      path: '/group-requests',
      feature: 243,
      group: 'bookings',
      order: 25,
    },
    {
      id: 'umrah-quotes',
      label: 'fares:nav.quotes',
      icon: 'users',
      path: '/umrah-quotes',
      feature: 244,
      group: 'bookings',
      order: 26,
    },
  ],
  locales: ['en', 'ar'],
};
