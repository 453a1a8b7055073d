import type { ModuleManifest } from '@jetway/kit-runtime';

/** What the shell knows of this module before any of its code loads. */
export const manifest: ModuleManifest = {
  id: 'mfe-account',
  name: 'mfe_account',
  contractVersion: 1,
  routes: [
    { path: '/', layout: 'public', title: 'account:home.title' },
    { path: '/login', layout: 'public', title: 'account:signIn.title', condition: 'login-page' },
  ],
  nav: [],
  locales: ['en'],
};
