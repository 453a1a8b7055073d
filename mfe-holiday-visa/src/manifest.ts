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
    { path: '/searchpad/holiday', layout: 'agent', feature: 245, title: 'visas:titles.holidaySearch' },
    { path: '/holiday-search-result', layout: 'agent', feature: 245, title: 'visas:titles.holidayResults' },
    { path: '/holiday-search-result/:packageId', layout: 'agent', feature: 245, title: 'visas:titles.holiday' },
    { path: '/tour-packages', layout: 'agent', feature: 245, title: 'visas:titles.tourPackages' },
    { path: '/tour-packages/:packageId', layout: 'agent', feature: 245, title: 'visas:titles.tourPackage' },
    { path: '/holiday-requests', layout: 'agent', feature: 246, title: 'visas:titles.holidayRequests' },
    { path: '/holiday-requests/:reference', layout: 'agent', feature: 246, title: 'visas:titles.holidayRequest' },
    { path: '/holiday-bookings/:reference', layout: 'agent', feature: 211, title: 'visas:titles.holidayOrder' },
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
    {
      id: 'holiday-requests',
      label: 'visas:nav.holidayRequests',
      icon: 'list',
      path: '/holiday-requests',
      feature: 246,
      group: 'bookings',
      order: 26,
    },
  ],
  locales: ['en', 'ar'],
};
