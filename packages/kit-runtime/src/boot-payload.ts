import type { ModuleManifest } from './manifest';
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

/** The data read from a document. */
interface BootReading {
  /** As the edge wrote it. */
  written: BootPayload;
  /** The data that can be relied on, once `boot()` has checked it. */
  checked?: BootPayload;
}

const readings = new WeakMap<Element, BootReading>();

/**
 * What was read of this document, parsed once.
 * @throws Error when the document has none; the portal cannot run then.
 */
export function bootReading(): BootReading {
  const element = document.getElementById(ELEMENT_ID);
  if (!element) throw new Error(`the document has no #${ELEMENT_ID}`);
  let known = readings.get(element);
  if (!known) readings.set(element, (known = { written: JSON.parse(element.textContent ?? '') as BootPayload }));
  return known;
}

/**
 * The boot payload of this document as the edge wrote it. Manifests are not checked: `boot()` returns those to rely on.
 * @throws Error when the document has none; the portal cannot run then.
 */
export function bootPayload(): BootPayload {
  return bootReading().written;
}
