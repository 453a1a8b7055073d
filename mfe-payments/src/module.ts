import { defineModule } from '@jetway/kit-runtime';

import en from './locales/en.json';
import { manifest } from './manifest';

export default defineModule({
  manifest,
  namespace: 'payments',
  locales: { en, ar: () => import('./locales/ar.json') },
  routes: [
    {
      path: '/my-transactions',
      lazy: () => import('./features/ledger/ledger.page').then((page) => ({ Component: page.LedgerPage })),
    },
  ],
});
