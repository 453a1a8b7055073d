import { keepState } from '../store/persistence';
import { selectSignedIn } from '../session/session.slice';
import type { PortalStore } from './create-store';

const QUIET_MS = 1_000;

/** Stores the state a second after it last changed, and when the page is left. */
export function keepStore(store: PortalStore): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(timer);
    if (selectSignedIn(store.getState())) void keepState(store.getState());
  };
  store.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(keep, QUIET_MS);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keep();
  });
}
