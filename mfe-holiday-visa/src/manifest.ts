import type { ModuleManifest } from '@jetway/kit-runtime';

/** What the shell knows of this module before any of its code loads. */
export const manifest: ModuleManifest = {
  id: 'mfe-holiday-visa',
  name: 'mfe_holiday_visa',
  contractVersion: 1,
  routes: [],
  nav: [],
  locales: ['en'],
};
