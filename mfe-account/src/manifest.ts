import type { ModuleManifest } from '@jetway/kit-runtime';

/** What the shell knows of this module before any of its code loads. */
export const manifest: ModuleManifest = {
  id: 'mfe-account',
  name: 'mfe_account',
  contractVersion: 1,
  routes: [
    { path: '/', layout: 'public', title: 'account:home.title' },
    { path: '/login', layout: 'public', title: 'account:signIn.title', condition: 'login-page' },
    { path: '/company-settings', layout: 'agent', feature: 233, title: 'account:company.title' },
    { path: '/register_proprietor', layout: 'public', title: 'account:register.kinds.proprietor.title' },
    { path: '/register_partnership', layout: 'public', title: 'account:register.kinds.partnership.title' },
    { path: '/register_company_llp', layout: 'public', title: 'account:register.kinds.company.title' },
    { path: '/register_corporate', layout: 'public', title: 'account:register.kinds.corporate.title' },
    { path: '/traveller-information', layout: 'agent', feature: 210, title: 'account:travellers.title' },
    { path: '/my-profile', layout: 'agent', title: 'account:profile.title' },
    { path: '/help', layout: 'agent', title: 'account:help.title' },
  ],
  nav: [
    {
      id: 'company-settings',
      label: 'account:nav.company',
      icon: 'building',
      path: '/company-settings',
      feature: 233,
      group: 'agency',
      order: 10,
    },
    {
      id: 'traveller-information',
      label: 'account:travellers.nav',
      icon: 'users',
      path: '/traveller-information',
      feature: 210,
      group: 'agency',
      order: 50,
    },
  ],
  locales: ['en'],
};
