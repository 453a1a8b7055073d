/** The contract between shell and modules that this runtime keeps; raised when a module could not do without the change. */
export const CONTRACT_VERSION = 1;

/** When a public route exists at all; decided by the tenant, never by the person. */
export type RouteCondition = 'login-page' | 'about-us' | 'original-brand';

/** One address a module owns. */
export interface RouteManifest {
  /** React Router pattern from the root, e.g. "/hotel-bookings/:reference". */
  path: string;
  /** Functionality code a person needs (201–260). */
  feature?: number;
  /** Frame around the page: `agent` needs a session, `public` needs none. `agent` unless told. */
  layout?: 'agent' | 'public';
  /** Message key of the document title, e.g. "flights:results.title". */
  title: string;
  condition?: RouteCondition;
  /** Name of a file in the module's `src/entrances` that draws the first screen before the shell is there. */
  entrance?: string;
}

/** One entry of the left navigation. */
export interface NavEntry {
  id: string;
  /** Message key, e.g. "payments:nav.ledger". */
  label: string;
  /** Name of an icon the shell knows. */
  icon: string;
  path: string;
  feature?: number;
  /** Entries of a group stand together; groups stand in the shell's order. */
  group: string;
  /** Position within the group, smallest first. */
  order: number;
}

/** What the shell knows of a module before any of its code loads; `module.json` of a release. */
export interface ModuleManifest {
  /** Folder and package name, e.g. "mfe-flights". */
  id: string;
  /** Federation name and global variable, e.g. "mfe_flights". */
  name: string;
  contractVersion: 1;
  routes: RouteManifest[];
  nav: NavEntry[];
  locales: string[];
  /** Texts behind the titles and labels above, by language; the build fills it in from `src/locales`. */
  texts?: Record<string, Record<string, string>>;
}

/** Whether an entry of the boot payload is a manifest at all. */
export function isManifest(candidate: unknown): candidate is ModuleManifest {
  const { id, routes, nav } = (candidate ?? {}) as Partial<ModuleManifest>;
  return typeof id === 'string' && Array.isArray(routes) && Array.isArray(nav);
}
