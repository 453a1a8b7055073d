import { customerApi } from '@jetway/kit-api/customer';
import { paths } from '@jetway/kit-runtime';
import type { DataRouter, PortalStore } from '@jetway/kit-runtime/shell';
import { selectCutOff, selectSignedIn } from '@jetway/kit-runtime/shell';

import { signInFor } from './sign-in-address';

/**
 * Fetches the user context at once and resolves with the response. As soon as the session ends: goes to the home page; when
 * the server ended it, to the sign-in, which leads back to the current page. A public page stays open then.
 */
export function followSession(store: PortalStore, router: Pick<DataRouter, 'navigate' | 'state'>): Promise<unknown> {
  let wasSignedIn = selectSignedIn(store.getState());
  const person = wasSignedIn
    ? store.dispatch(customerApi.endpoints.getUserContext.initiate(undefined, { subscribe: false }))
    : undefined;
  store.subscribe(() => {
    const isSignedIn = selectSignedIn(store.getState());
    if (wasSignedIn && !isSignedIn) leave(router, selectCutOff(store.getState()));
    wasSignedIn = isSignedIn;
  });
  return Promise.resolve(person);
}

function leave(router: Pick<DataRouter, 'navigate' | 'state'>, isCutOff: boolean): void {
  const { matches, location } = router.state;
  if (isCutOff && matches.some(({ route }) => route.id === 'public' || route.id === 'plain')) return;
  void router.navigate(isCutOff ? signInFor(location) : paths.home(), { replace: true });
}
