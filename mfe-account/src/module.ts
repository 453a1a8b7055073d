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
  ],
});
