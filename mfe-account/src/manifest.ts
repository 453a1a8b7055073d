import type { ModuleManifest } from '@jetway/kit-runtime';

/** What the shell knows of this module before any of its code loads. */
export const manifest: ModuleManifest = {
  id: 'mfe-account',
  name: 'mfe_account',
  contractVersion: 1,
  routes: [
    { path: '/', layout: 'public', title: 'account:home.title' },
    { path: '/login', layout: 'public', title: 'account:signIn.title', condition: 'login-page' },
    { path: '/agent', layout: 'public', title: 'account:titles.agent' },
    { path: '/supplier', layout: 'public', title: 'account:titles.supplier' },
    { path: '/api', layout: 'public', title: 'account:titles.api' },
    { path: '/corp', layout: 'public', title: 'account:titles.corporate' },
    { path: '/whitelabel', layout: 'public', title: 'account:titles.whiteLabel', condition: 'original-brand' },
    { path: '/contact-us', layout: 'public', title: 'account:titles.contact' },
    { path: '/about-us', layout: 'public', title: 'account:titles.about', condition: 'about-us' },
    { path: '/testimonials', layout: 'public', title: 'account:titles.testimonials' },
    { path: '/terms-and-conditions', layout: 'public', title: 'account:titles.terms' },
    { path: '/privacy-policy', layout: 'public', title: 'account:titles.privacy' },
    { path: '/refunds-return-policy', layout: 'public', title: 'account:titles.refunds' },
    { path: '/company-settings', layout: 'agent', feature: 233, title: 'account:company.title' },
    { path: '/register_proprietor', layout: 'public', title: 'account:register.kinds.proprietor.title' },
    { path: '/register_partnership', layout: 'public', title: 'account:register.kinds.partnership.title' },
    { path: '/register_company_llp', layout: 'public', title: 'account:register.kinds.company.title' },
    { path: '/register_corporate', layout: 'public', title: 'account:register.kinds.corporate.title' },
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
  ],
  locales: ['en', 'ar'],
};
