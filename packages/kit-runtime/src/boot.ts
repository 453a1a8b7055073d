import type { ModuleManifest } from './manifest';
import { isManifest } from './manifest';
import type { TenantConfig } from './tenant-config';

/** One module at the version this page was composed with. */
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

/** A staff member's own look at one module, in this browser alone; the edge signed for it. */
export interface ReleaseOverride {
  module: string;
  /** A published version, … */
  version?: string;
  /** … or a build on this machine, e.g. "http://localhost:3001". */
  origin?: string;
  /** Unix seconds. */
  until: number;
  by: string | null;
}

/** What the edge writes into the document, so that the first screen needs no further question. */
export interface BootPayload {
  tenant: TenantConfig;
  releases: {
    /** Names the whole set of versions; sent with every call. */
    setId: string;
    modules: Record<string, ModuleRelease>;
    /** Subresource integrity by address. */
    integrity: Record<string, string>;
    override?: ReleaseOverride;
  };
  nonce: string;
  requestId: string;
}

const ELEMENT_ID = 'jetway-boot';
const readings = new WeakMap<Element, BootPayload>();

/**
 * The boot payload of this document, read once.
 * @throws Error when the document carries none: nothing can run then.
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

/** What stands in a manifest's place and is none (some proxy's answer) is no module; the others work without it. */
function withoutStrays(payload: BootPayload): BootPayload {
  const modules = Object.entries(payload.releases.modules).filter(([, release]) => isManifest(release.manifest));
  return { ...payload, releases: { ...payload.releases, modules: Object.fromEntries(modules) } };
}
