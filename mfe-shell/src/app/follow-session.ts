import { customerApi } from '@jetway/kit-api/customer';
import { paths } from '@jetway/kit-runtime';
import type { DataRouter, PortalStore } from '@jetway/kit-runtime/shell';
import { selectSignedIn } from '@jetway/kit-runtime/shell';

/** Fetches the user context at once and resolves with the response; goes to the home page as soon as the session ends. */
export function followSession(store: PortalStore, router: Pick<DataRouter, 'navigate'>): Promise<unknown> {
  let wasSignedIn = selectSignedIn(store.getState());
  const person = wasSignedIn ? store.dispatch(customerApi.endpoints.getUserContext.initiate(undefined, { subscribe: false })) : undefined;
  store.subscribe(() => {
    const isSignedIn = selectSignedIn(store.getState());
    if (wasSignedIn && !isSignedIn) void router.navigate(paths.home(), { replace: true });
    wasSignedIn = isSignedIn;
  });
  return Promise.resolve(person);
}
