import type { ModuleManifest } from '@jetway/kit-runtime';

/** What the shell knows of this module before any of its code loads. */
export const manifest: ModuleManifest = {
  id: 'mfe-holiday-visa',
  name: 'mfe_holiday_visa',
  contractVersion: 1,
  routes: [
    { path: '/searchpad/visa', layout: 'agent', feature: 260, title: 'visas:titles.search' },
    { path: '/visa-search-result', layout: 'agent', feature: 260, title: 'visas:titles.results' },
    { path: '/visa-booking', layout: 'agent', feature: 260, title: 'visas:titles.booking' },
    { path: '/visa-booking/success/:reference', layout: 'agent', feature: 260, title: 'visas:titles.success' },
    { path: '/visa-myapplications', layout: 'agent', feature: 253, title: 'visas:titles.applications' },
    { path: '/visa-order', layout: 'agent', feature: 259, title: 'visas:titles.order' },
    { path: '/visa-print-preview', layout: 'agent', feature: 258, title: 'visas:titles.print' },
  ],
  nav: [
    {
      id: 'visa-applications',
      label: 'visas:nav.applications',
      icon: 'list',
      path: '/visa-myapplications',
      feature: 253,
      group: 'bookings',
      order: 24,
    },
  ],
  locales: ['en', 'ar'],
};
