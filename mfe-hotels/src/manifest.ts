import type { ModuleManifest } from '@jetway/kit-runtime';

/** What the shell knows of this module before any of its code loads. */
export const manifest: ModuleManifest = {
  id: 'mfe-hotels',
  name: 'mfe_hotels',
  contractVersion: 1,
  routes: [],
  nav: [],
  locales: ['en'],
};
