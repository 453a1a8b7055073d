import type { RouteManifest } from '@jetway/kit-runtime';
import { customerApi } from '@jetway/kit-api/customer';
import type { PortalStore } from '@jetway/kit-runtime/shell';
import { selectSignedIn } from '@jetway/kit-runtime/shell';

import type { Decision } from './guard';
import { decide } from './guard';

/** Applies the guard to the current user; waits for permissions only if the page needs one. */
export async function admit(route: RouteManifest, store: PortalStore): Promise<Decision> {
  const signedIn = () => selectSignedIn(store.getState());
  if (!signedIn() || route.feature === undefined) return decide(route, { signedIn: signedIn() });
  const context = await store.dispatch(customerApi.endpoints.getUserContext.initiate(undefined, { subscribe: false }));
  // The response may have ended the session.
  return decide(route, { signedIn: signedIn(), functionalities: context.data?.functionalities });
}
