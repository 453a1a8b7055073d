import type { BootPayload, PortalModule } from '@jetway/kit-runtime';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';

import { contractMismatch } from './contract';
import { entryPlugin } from './entry-plugin';
import { ModuleLoadError, loadFailure, VersionMismatchError, withRetries } from './retry';
import './shared-kits';

/** Loads a module's code. The only access to federation, so that everything else is tested without it. */
export type ModuleLoader = (moduleId: string) => Promise<PortalModule>;

/** Registers the modules of the boot payload; versions are fixed for the life of the page. */
export function createModuleLoader(releases: BootPayload['releases']): ModuleLoader {
  registerPlugins([entryPlugin(releases.integrity)]);
  const modules = Object.values(releases.modules).filter((release) => release.manifest.id !== 'mfe-shell');
  assertDistinct(modules.map((release) => release.name));
  registerRemotes(modules.map(({ name, base, entry }) => ({ name, entry: base + entry, type: 'global' })));
  return async (moduleId) => {
    const release = releases.modules[moduleId];
    if (!release) throw new ModuleLoadError(moduleId, 'this page was composed without it');
    const mismatch = contractMismatch(release, releases.modules['mfe-shell']);
    if (mismatch) throw new VersionMismatchError(moduleId, mismatch);
    return withRetries(() => fetchModule(release.name)).catch((cause: unknown) => {
      throw loadFailure(moduleId, cause);
    });
  };
}

async function fetchModule(name: string): Promise<PortalModule> {
  const exposed = await loadRemote<{ default: PortalModule }>(`${name}/module`);
  if (!exposed?.default?.manifest) throw new Error(`${name} exposes no module`);
  return exposed.default;
}

/** Remotes are found by prefix, so no name may start with another. */
function assertDistinct(names: string[]): void {
  for (const name of names) {
    const clash = names.find((other) => other !== name && other.startsWith(name));
    if (clash) throw new Error(`module name ${name} begins ${clash}`);
  }
}
