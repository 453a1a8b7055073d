import type { PortalModule } from '@jetway/kit-runtime';

import { start } from './app/start';
import { ModuleLoadError } from './modules/retry';

/**
 * The real shell around modules that are at hand instead of released: guard, frames, session and all. Only kit-test's
 * host calls it, when a module is worked on alone.
 */
export function startWith(root: Element, modules: readonly PortalModule[]): Promise<void> {
  return start(root, () => (moduleId) => {
    const module = modules.find(({ manifest }) => manifest.id === moduleId);
    return module ? Promise.resolve(module) : Promise.reject(new ModuleLoadError(moduleId, 'not part of this run'));
  });
}
