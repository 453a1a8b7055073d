import type { ModuleManifest } from '@jetway/kit-runtime';

/** What the shell knows of this module before any of its code loads. */
export const manifest: ModuleManifest = {
  id: 'mfe-flights',
  name: 'mfe_flights',
  contractVersion: 1,
  routes: [],
  nav: [],
  locales: ['en'],
};
