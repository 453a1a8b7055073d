import type { ModuleManifest } from '@jetway/kit-runtime';

/** What the shell knows of this module before its code loads. */
export const manifest: ModuleManifest = {
  id: 'mfe-payments',
  name: 'mfe_payments',
  contractVersion: 1,
  routes: [{ path: '/my-transactions', layout: 'agent', feature: 227, title: 'payments:ledger.title' }],
  nav: [
    {
      id: 'my-transactions',
      label: 'payments:nav.ledger',
      icon: 'wallet',
      path: '/my-transactions',
      feature: 227,
      group: 'money',
      order: 30,
    },
  ],
  locales: ['en', 'ar'],
};
