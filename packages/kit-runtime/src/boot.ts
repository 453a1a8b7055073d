import type { BootPayload, ModuleRelease } from './boot-payload';
import { bootReading } from './boot-payload';
import { existsFor, isManifest } from './manifest';

export type { BootPayload, ModuleRelease, ReleaseOverride } from './boot-payload';

/**
 * The boot payload of this document with what can be relied on: valid manifests, and pages that the tenant has.
 * @throws Error when the document has none; the portal cannot run then.
 */
export function boot(): BootPayload {
  const reading = bootReading();
  return (reading.checked ??= withoutStrays(reading.written));
}

/**
 * Drops entries that are not manifests (e.g. a proxy's response), so that the other modules still work, and pages that the tenant
 * does not have, so that no link leads to them.
 */
function withoutStrays(payload: BootPayload): BootPayload {
  const { tenant } = payload;
  const modules = Object.entries(payload.releases.modules)
    .filter(([, release]) => isManifest(release.manifest))
    .map(([id, release]): [string, ModuleRelease] => {
      const routes = release.manifest.routes.filter((route) => existsFor(route, tenant));
      return [id, { ...release, manifest: { ...release.manifest, routes } }];
    });
  return { ...payload, releases: { ...payload.releases, modules: Object.fromEntries(modules) } };
}
