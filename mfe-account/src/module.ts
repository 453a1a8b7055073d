import { defineModule } from '@jetway/kit-runtime';

import en from './locales/en.json';
import { manifest } from './manifest';

export default defineModule({
  manifest,
  namespace: 'account',
  locales: { en, ar: () => import('./locales/ar.json') },
  routes: [
    { path: '/', lazy: () => import('./features/site/home/home.page').then((page) => ({ Component: page.HomePage })) },
    {
      path: '/login',
      lazy: () => import('./features/login/login.page').then((page) => ({ Component: page.LoginPage })),
    },
    {
      path: '/company-settings',
      lazy: () => import('./company-settings.page').then((page) => ({ Component: page.CompanySettingsPage })),
    },
    {
      path: '/register_proprietor',
      lazy: () =>
        import('./features/registration/registration.page').then((page) => ({ Component: page.ProprietorPage })),
    },
    {
      path: '/register_partnership',
      lazy: () =>
        import('./features/registration/registration.page').then((page) => ({ Component: page.PartnershipPage })),
    },
    {
      path: '/register_company_llp',
      lazy: () => import('./features/registration/registration.page').then((page) => ({ Component: page.CompanyPage })),
    },
    {
      path: '/register_corporate',
      lazy: () =>
        import('./features/registration/registration.page').then((page) => ({ Component: page.CorporatePage })),
    },
    {
      path: '/traveller-information',
      lazy: () => import('./features/travellers/travellers.page').then((page) => ({ Component: page.TravellersPage })),
    },
    {
      path: '/my-profile',
      lazy: () => import('./features/profile/profile.page').then((page) => ({ Component: page.ProfilePage })),
    },
    { path: '/help', lazy: () => import('./features/help/help.page').then((page) => ({ Component: page.HelpPage })) },
    {
      path: '/agent',
      lazy: () => import('./features/site/landing/landing.page').then((page) => ({ Component: page.AgentPage })),
    },
    {
      path: '/supplier',
      lazy: () => import('./features/site/landing/landing.page').then((page) => ({ Component: page.SupplierPage })),
    },
    {
      path: '/api',
      lazy: () => import('./features/site/landing/landing.page').then((page) => ({ Component: page.ApiPage })),
    },
    {
      path: '/corp',
      lazy: () => import('./features/site/landing/landing.page').then((page) => ({ Component: page.CorporatePage })),
    },
    {
      path: '/whitelabel',
      lazy: () => import('./features/site/landing/landing.page').then((page) => ({ Component: page.WhiteLabelPage })),
    },
    {
      path: '/contact-us',
      lazy: () => import('./features/site/contact/contact.page').then((page) => ({ Component: page.ContactPage })),
    },
    {
      path: '/about-us',
      lazy: () => import('./features/site/about/about.page').then((page) => ({ Component: page.AboutPage })),
    },
    {
      path: '/testimonials',
      lazy: () =>
        import('./features/site/testimonials/testimonials.page').then((page) => ({ Component: page.TestimonialsPage })),
    },
    {
      path: '/terms-and-conditions',
      lazy: () => import('./features/site/legal/legal.page').then((page) => ({ Component: page.TermsPage })),
    },
    {
      path: '/privacy-policy',
      lazy: () => import('./features/site/legal/legal.page').then((page) => ({ Component: page.PrivacyPage })),
    },
    {
      path: '/refunds-return-policy',
      lazy: () => import('./features/site/legal/legal.page').then((page) => ({ Component: page.RefundsPage })),
    },
  ],
});
