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
    {
      path: '/deposit-list',
      lazy: () => import('./features/deposits/list/deposits.page').then((page) => ({ Component: page.DepositsPage })),
    },
    {
      path: '/bank-deposit',
      lazy: () =>
        import('./features/deposits/send/offline/bank-deposit.page').then((page) => ({
          Component: page.BankDepositPage,
        })),
    },
    {
      path: '/bank-transfer',
      lazy: () =>
        import('./features/deposits/send/offline/bank-transfer.page').then((page) => ({
          Component: page.BankTransferPage,
        })),
    },
    {
      path: '/cheque-deposit',
      lazy: () =>
        import('./features/deposits/send/offline/cheque-deposit.page').then((page) => ({
          Component: page.ChequeDepositPage,
        })),
    },
    {
      path: '/mobile-banking',
      lazy: () =>
        import('./features/deposits/send/mobile/mobile-banking.page').then((page) => ({
          Component: page.MobileBankingPage,
        })),
    },
    {
      path: '/credit-debit-card',
      lazy: () =>
        import('./features/deposits/send/online/credit-debit-card.page').then((page) => ({ Component: page.CardPage })),
    },
    {
      path: '/net-banking-card-payment',
      lazy: () =>
        import('./features/deposits/send/online/net-banking-card-payment.page').then((page) => ({
          Component: page.NetBankingPage,
        })),
    },
    {
      path: '/CreditLedger',
      lazy: () => import('./features/credit/credit-ledger.page').then((page) => ({ Component: page.CreditPage })),
    },
    {
      path: '/e-transactions',
      lazy: () =>
        import('./features/transactions/transactions.page').then((page) => ({ Component: page.TransactionsPage })),
    },
    {
      path: '/partial-payment',
      lazy: () => import('./features/dues/dues.page').then((page) => ({ Component: page.DuesPage })),
    },
    {
      path: '/reports',
      lazy: () => import('./features/reports/reports.page').then((page) => ({ Component: page.ReportsPage })),
    },
  ],
});
