import type { ModuleManifest } from '@jetway/kit-runtime';

/** The shell's own addresses. */
export const manifest: ModuleManifest = {
  id: 'mfe-shell',
  name: 'mfe_shell',
  contractVersion: 1,
  routes: [{ path: '/access-denied', layout: 'agent', title: 'shell:accessDenied.title' }],
  nav: [],
  locales: ['en', 'ar'],
};
