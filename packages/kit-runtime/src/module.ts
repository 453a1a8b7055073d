import type { ComponentType } from 'react';

import type { Messages } from './i18n';
import type { ModuleManifest } from './manifest';
import type { InjectableSlice } from './store/inject';

/** The page at one of the manifest's paths. */
export interface ModuleRoute {
  /** Exactly a `path` of the manifest. */
  path: string;
  lazy: () => Promise<{ Component: ComponentType }>;
}

/** A language's texts, at hand or fetched when that language is in use. */
export type LocaleSource = Messages | (() => Promise<{ default: Messages }>);

/** Everything a module is to the portal. */
export interface PortalModule {
  manifest: ModuleManifest;
  /** i18n namespace, e.g. "flights". */
  namespace: string;
  /** Texts by language; "en" is what a missing text falls back to. */
  locales: Record<string, LocaleSource>;
  routes: ModuleRoute[];
  reducers?: InjectableSlice[];
}

/**
 * Declares a module. Every manifest path needs its page and the other way round, since the shell trusts the manifest.
 * @throws Error naming the paths that differ.
 */
export function defineModule(module: PortalModule): PortalModule {
  const promised = module.manifest.routes.map((route) => route.path).sort();
  const present = module.routes.map((route) => route.path).sort();
  if (promised.join() !== present.join()) {
    throw new Error(`${module.manifest.id}: manifest has [${promised.join()}], pages are [${present.join()}]`);
  }
  return module;
}
