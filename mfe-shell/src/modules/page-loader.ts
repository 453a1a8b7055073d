import type { PortalModule } from '@jetway/kit-runtime';
import type { ComponentType } from 'react';

import { breather } from '../app/breather';
import type { Place } from '../app/route-table';
import type { ModuleLoader } from './federation';
import type { RetryOptions } from './retry';
import { loadFailure, ModuleLoadError, RETRY, withRetries } from './retry';

/** Loads a page; a loaded page is cached, a failed one is loaded again on the next call. */
export type PageLoader = (place: Place) => Promise<ComponentType>;

export interface PageLoaderParts {
  loadModule: ModuleLoader;
  /** Adds a module's texts and slices to the portal. */
  install: (module: PortalModule) => Promise<void>;
  retry?: RetryOptions;
}

export function createPageLoader({ loadModule, install, retry = RETRY }: PageLoaderParts): PageLoader {
  const pages = new Map<Place, ComponentType>();
  return async (place) => {
    const known = pages.get(place);
    if (known) return known;
    const module = await loadModule(place.moduleId);
    await breather();
    try {
      await install(module);
    } catch (cause) {
      throw loadFailure(place.moduleId, cause);
    }
    await breather();
    const page = await pageOf(module, place, retry);
    await breather();
    pages.set(place, page);
    return page;
  };
}

async function pageOf(module: PortalModule, { route, moduleId }: Place, retry: RetryOptions): Promise<ComponentType> {
  const page = module.routes.find(({ path }) => path === route.path);
  if (!page) throw new ModuleLoadError(moduleId, `its code has no page for ${route.path}`);
  try {
    return (await withRetries(page.lazy, retry)).Component;
  } catch (cause) {
    throw loadFailure(moduleId, cause);
  }
}
