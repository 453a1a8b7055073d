import type { ModuleManifest } from '@jetway/kit-runtime';

/** What the shell knows of this module before its code loads. */
export const manifest: ModuleManifest = {
  id: 'mfe-payments',
  name: 'mfe_payments',
  contractVersion: 1,
  routes: [
    { path: '/my-transactions', layout: 'agent', feature: 227, title: 'payments:ledger.title' },
    { path: '/deposit-list', layout: 'agent', feature: 228, title: 'payments:deposits.list.title' },
    { path: '/bank-deposit', layout: 'agent', feature: 229, title: 'payments:deposits.methods.bankDeposit.title' },
    { path: '/bank-transfer', layout: 'agent', feature: 229, title: 'payments:deposits.methods.bankTransfer.title' },
    { path: '/cheque-deposit', layout: 'agent', feature: 229, title: 'payments:deposits.methods.cheque.title' },
    { path: '/mobile-banking', layout: 'agent', feature: 229, title: 'payments:deposits.methods.mobileBanking.title' },
    { path: '/credit-debit-card', layout: 'agent', feature: 229, title: 'payments:deposits.methods.card.title' },
    { path: '/net-banking-card-payment', layout: 'agent', feature: 229, title: 'payments:deposits.methods.netBanking.title' },
    { path: '/partial-payment', layout: 'agent', feature: 230, title: 'payments:dues.title' },
  ],
  nav: [
    {
      id: 'add-funds',
      label: 'payments:nav.addFunds',
      icon: 'plus',
      path: '/bank-deposit',
      feature: 229,
      group: 'money',
      order: 10,
    },
    {
      id: 'deposit-list',
      label: 'payments:nav.deposits',
      icon: 'list',
      path: '/deposit-list',
      feature: 228,
      group: 'money',
      order: 20,
    },
    {
      id: 'my-transactions',
      label: 'payments:nav.ledger',
      icon: 'wallet',
      path: '/my-transactions',
      feature: 227,
      group: 'money',
      order: 30,
    },
    {
      id: 'partial-payment',
      label: 'payments:nav.dues',
      icon: 'calendar',
      path: '/partial-payment',
      feature: 230,
      group: 'money',
      order: 32,
    },
  ],
  locales: ['en', 'ar'],
};
