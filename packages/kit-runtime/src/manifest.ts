import type { TenantConfig } from './tenant-config';

/** Version of the contract between shell and modules; raised for a change that modules cannot run without. */
export const CONTRACT_VERSION = 1;

/** When a route exists. Depends on the tenant, never on the user. */
export type RouteCondition = 'login-page' | 'about-us' | 'original-brand';

/** An address a module owns. */
export interface RouteManifest {
  /** React Router pattern from the root, e.g. "/hotel-bookings/:reference". */
  path: string;
  /** Functionality code the user needs (201–260). */
  feature?: number;
  /**
   * Frame around the page: `agent` requires a session, `public` does not. `plain` has neither session nor frame, for pages an
   * agency shows its customers; the page sets its own document title. Default: `agent`.
   */
  layout?: 'agent' | 'public' | 'plain';
  /** Message key of the document title, e.g. "flights:results.title". */
  title: string;
  condition?: RouteCondition;
  /** Name of a file in the module's `src/entrances` that renders the first screen before the shell has loaded. */
  entrance?: string;
}

/** An entry of the left navigation. */
export interface NavEntry {
  id: string;
  /** Message key, e.g. "payments:nav.ledger". */
  label: string;
  /** Name of an icon of the shell. */
  icon: string;
  path: string;
  feature?: number;
  /** Entries of a group are listed together; the shell orders the groups. */
  group: string;
  /** Position within the group, smallest first. */
  order: number;
  /** Menu that lists this entry: the group shows one link for all entries of a menu. */
  menu?: 'my-bookings';
}

/** What the shell knows of a module before loading its code: `module.json` of a release. */
export interface ModuleManifest {
  /** Folder and package name, e.g. "mfe-flights". */
  id: string;
  /** Federation name and global variable, e.g. "mfe_flights". */
  name: string;
  contractVersion: 1;
  routes: RouteManifest[];
  nav: NavEntry[];
  locales: string[];
  /** Texts of the titles and labels above, by language; the build fills it in from `src/locales`. */
  texts?: Record<string, Record<string, string>>;
}

/** Whether an entry of the boot payload is a valid manifest. */
export function isManifest(candidate: unknown): candidate is ModuleManifest {
  const { id, routes, nav } = (candidate ?? {}) as Partial<ModuleManifest>;
  return typeof id === 'string' && Array.isArray(routes) && Array.isArray(nav);
}

const CONDITIONS: Record<RouteCondition, (tenant: TenantConfig) => boolean> = {
  'login-page': (tenant) => !tenant.isDefault && tenant.loginVariation !== 'modal',
  'about-us': (tenant) => tenant.aboutUs.enabled,
  'original-brand': (tenant) => tenant.isDefault,
};

/** Whether a route exists for this tenant. */
export function existsFor(route: RouteManifest, tenant: TenantConfig): boolean {
  return route.condition === undefined || CONDITIONS[route.condition](tenant);
}
