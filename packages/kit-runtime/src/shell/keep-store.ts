import { keepState } from '../store/persistence';
import { selectSignedIn } from '../session/session.slice';
import type { PortalStore } from './create-store';

const LATEST_MS = 1_000;

/** Stores the state one second after a change, together with the changes in between, and when the page is left. */
export function keepStore(store: PortalStore): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(timer);
    timer = undefined;
    if (selectSignedIn(store.getState())) void keepState(store.getState());
  };
  store.subscribe(() => {
    timer ??= setTimeout(keep, LATEST_MS);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keep();
  });
}
