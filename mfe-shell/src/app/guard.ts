import { can } from '@jetway/kit-domain';
import type { RouteManifest } from '@jetway/kit-runtime';
import { paths } from '@jetway/kit-runtime';

/** Who asks for a page, as far as the guard cares. */
export interface Visitor {
  signedIn: boolean;
  /** Codes of what the person may use; absent until known, and then everything is allowed. */
  functionalities?: readonly number[] | undefined;
}

/** What the guard says to a page. `absent`: for this visitor the address does not exist. */
export type Decision = { kind: 'allow' } | { kind: 'redirect'; to: string } | { kind: 'absent' };

const ALLOW: Decision = { kind: 'allow' };
/** Pages that greet; who is in already goes on to work. */
const GREETINGS: readonly string[] = [paths.home(), paths.login()];

/** Decides from a route's data alone, so that no code of a page is fetched for someone who may not see it. */
export function decide(route: RouteManifest, visitor: Visitor): Decision {
  if (visitor.signedIn && GREETINGS.includes(route.path)) return { kind: 'redirect', to: paths.searchpad() };
  if (route.layout === 'public') return ALLOW;
  if (!visitor.signedIn) return { kind: 'redirect', to: paths.home() };
  if (route.feature === undefined || can(visitor.functionalities, route.feature)) return ALLOW;
  return isSearchpadTab(route) ? { kind: 'absent' } : { kind: 'redirect', to: paths.accessDenied() };
}

/** A tab of the search pad exists only for those who may use it. */
function isSearchpadTab(route: RouteManifest): boolean {
  return route.path.startsWith(`${paths.searchpad()}/`);
}
