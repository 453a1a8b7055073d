import { useSyncExternalStore } from 'react';

/** As `media.phone`. */
const PHONE = '(max-width: 639.98px)';

function subscribe(onChange: () => void) {
  const query = window.matchMedia(PHONE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the window is as narrow as a phone. */
export function isPhone(): boolean {
  return window.matchMedia(PHONE).matches;
}

/** The same, for what comes in another order there. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, isPhone);
}
