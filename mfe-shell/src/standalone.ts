import type { PortalModule } from '@jetway/kit-runtime';

import { start } from './app/start';
import { ModuleLoadError } from './modules/retry';

/**
 * The real shell (guard, frames, session) around bundled modules instead of released ones. Only kit-test's host calls it, to
 * develop a module alone.
 */
export function startWith(root: Element, modules: readonly PortalModule[]): Promise<void> {
  return start(root, () => (moduleId) => {
    const module = modules.find(({ manifest }) => manifest.id === moduleId);
    return module ? Promise.resolve(module) : Promise.reject(new ModuleLoadError(moduleId, 'not part of this run'));
  });
}
