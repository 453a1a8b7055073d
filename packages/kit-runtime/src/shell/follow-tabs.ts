import { tokenKey } from '../session/keys';
import { selectToken, sessionActions } from '../session/session.slice';
import type { PortalStore } from './create-store';

/** Applies a sign-in, sign-out or new token from another tab. */
export function followOtherTabs(store: PortalStore): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== tokenKey.name) return;
    const current = selectToken(store.getState());
    if (newValue === null && current) store.dispatch(sessionActions.signedOut());
    else if (newValue && current && newValue !== current)
      store.dispatch(sessionActions.tokenRotated({ token: newValue }));
  });
}
