import type { ComponentType } from 'react';

import type { Messages } from './i18n';
import type { ModuleManifest } from './manifest';
import type { InjectableSlice } from './store/inject';

/** The page of one of the manifest's paths. */
export interface ModuleRoute {
  /** Exactly a `path` of the manifest. */
  path: string;
  lazy: () => Promise<{ Component: ComponentType }>;
}

/** A language's texts, either bundled or loaded when the language is in use. */
export type LocaleSource = Messages | (() => Promise<{ default: Messages }>);

/** Everything a module contributes to the portal. */
export interface PortalModule {
  manifest: ModuleManifest;
  /** i18n namespace, e.g. "flights". */
  namespace: string;
  /** Texts by language; "en" is the fallback. */
  locales: Record<string, LocaleSource>;
  routes: ModuleRoute[];
  reducers?: InjectableSlice[];
}

/**
 * Declares a module. Manifest paths and pages must match one to one, because the shell relies on the manifest.
 * @throws Error that names the paths that differ.
 */
export function defineModule(module: PortalModule): PortalModule {
  const promised = module.manifest.routes.map((route) => route.path).sort();
  const present = module.routes.map((route) => route.path).sort();
  if (promised.join() !== present.join()) {
    throw new Error(`${module.manifest.id}: manifest has [${promised.join()}], pages are [${present.join()}]`);
  }
  return module;
}
