import type { ModuleManifest } from './manifest';
import { existsFor, isManifest } from './manifest';
import type { TenantConfig } from './tenant-config';

/** A module at the version this page was composed with. */
export interface ModuleRelease {
  version: string;
  /** Folder of the release's files, e.g. "/releases/mfe-flights/1.2.3-abc/". */
  base: string;
  /** File name of the entry inside `base`. */
  entry: string;
  /** Federation name, e.g. "mfe_flights". */
  name: string;
  manifest: ModuleManifest;
}

/** A staff member's release override of one module, in this browser only, signed by the edge. */
export interface ReleaseOverride {
  module: string;
  /** Either a published version, */
  version?: string;
  /** or the origin of a build on the developer's machine, e.g. "http://localhost:3001". */
  origin?: string;
  /** Unix seconds. */
  until: number;
  by: string | null;
}

/** Data the edge writes into the document, so that the first screen needs no further request. */
export interface BootPayload {
  tenant: TenantConfig;
  releases: {
    /** Identifies the set of module versions; sent with every call. */
    setId: string;
    modules: Record<string, ModuleRelease>;
    /** Subresource integrity hashes by URL. */
    integrity: Record<string, string>;
    override?: ReleaseOverride;
  };
  nonce: string;
  requestId: string;
}

const ELEMENT_ID = 'jetway-boot';
const readings = new WeakMap<Element, BootPayload>();

/**
 * The boot payload of this document, parsed once.
 * @throws Error when the document has none; the portal cannot run then.
 */
export function boot(): BootPayload {
  const element = document.getElementById(ELEMENT_ID);
  if (!element) throw new Error(`the document has no #${ELEMENT_ID}`);
  const known = readings.get(element);
  if (known) return known;
  const payload = withoutStrays(JSON.parse(element.textContent ?? '') as BootPayload);
  readings.set(element, payload);
  return payload;
}

/**
 * Drops entries that are not manifests (e.g. a proxy's response), so that the other modules still work, and pages that the tenant
 * does not have, so that nothing offers them.
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
