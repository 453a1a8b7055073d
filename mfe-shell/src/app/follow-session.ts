import { customerApi } from '@jetway/kit-api/customer';
import { paths } from '@jetway/kit-runtime';
import type { DataRouter, PortalStore } from '@jetway/kit-runtime/shell';
import { selectSignedIn } from '@jetway/kit-runtime/shell';

/** Asks who is signed in at once, and leaves for the home page as soon as nobody is any more. */
export function followSession(store: PortalStore, router: Pick<DataRouter, 'navigate'>): void {
  let wasSignedIn = selectSignedIn(store.getState());
  if (wasSignedIn) void store.dispatch(customerApi.endpoints.getUserContext.initiate(undefined, { subscribe: false }));
  store.subscribe(() => {
    const isSignedIn = selectSignedIn(store.getState());
    if (wasSignedIn && !isSignedIn) void router.navigate(paths.home(), { replace: true });
    wasSignedIn = isSignedIn;
  });
}
