import { can } from '@jetway/kit-domain';
import type { RouteManifest } from '@jetway/kit-runtime';
import { paths } from '@jetway/kit-runtime';

/** The user who requests a page, as far as the guard needs. */
export interface Visitor {
  signedIn: boolean;
  /** Codes of the user's permissions; absent until loaded, when everything is allowed. */
  functionalities?: readonly number[] | undefined;
}

/**
 * The guard's decision on a page. `signIn`: first sign in, then open the page. `enter`: already signed in, continue in the
 * portal. `absent`: the address does not exist for this user.
 */
export type Decision = 'allow' | 'signIn' | 'enter' | 'denied' | 'absent';

/** Landing pages; signed-in users are redirected from them. */
const GREETINGS: readonly string[] = [paths.home(), paths.login()];

/** Decides from the route's data alone, so that no code loads for a user who may not see the page. */
export function decide(route: RouteManifest, visitor: Visitor): Decision {
  if (visitor.signedIn && GREETINGS.includes(route.path)) return 'enter';
  if (route.layout === 'public' || route.layout === 'plain') return 'allow';
  if (!visitor.signedIn) return 'signIn';
  if (route.feature === undefined || can(visitor.functionalities, route.feature)) return 'allow';
  return isSearchpadTab(route) ? 'absent' : 'denied';
}

/** A tab of the search pad exists only for users who may use it. */
function isSearchpadTab(route: RouteManifest): boolean {
  return route.path.startsWith(`${paths.searchpad()}/`);
}
