import { defineModule } from '@jetway/kit-runtime';

import en from './locales/en.json';
import { manifest } from './manifest';

export default defineModule({
  manifest,
  namespace: 'account',
  locales: { en },
  routes: [
    { path: '/', lazy: () => import('./features/home/home.page').then((page) => ({ Component: page.HomePage })) },
    { path: '/login', lazy: () => import('./features/login/login.page').then((page) => ({ Component: page.LoginPage })) },
    {
      path: '/company-settings',
      lazy: () => import('./company-settings.page').then((page) => ({ Component: page.CompanySettingsPage })),
    },
    { path: '/register_proprietor', lazy: () => import('./features/registration/registration.page').then((page) => ({ Component: page.ProprietorPage })) },
    { path: '/register_partnership', lazy: () => import('./features/registration/registration.page').then((page) => ({ Component: page.PartnershipPage })) },
    { path: '/register_company_llp', lazy: () => import('./features/registration/registration.page').then((page) => ({ Component: page.CompanyPage })) },
    { path: '/register_corporate', lazy: () => import('./features/registration/registration.page').then((page) => ({ Component: page.CorporatePage })) },
    {
      path: '/traveller-information',
      lazy: () => import('./features/travellers/travellers.page').then((page) => ({ Component: page.TravellersPage })),
    },
    { path: '/my-profile', lazy: () => import('./features/profile/profile.page').then((page) => ({ Component: page.ProfilePage })) },
    { path: '/help', lazy: () => import('./features/help/help.page').then((page) => ({ Component: page.HelpPage })) },
  ],
});
