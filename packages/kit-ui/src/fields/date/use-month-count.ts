import { useSyncExternalStore } from 'react';

/** Below this width the calendar shows one month. */
const NARROW = '(max-width: 766.98px)';

function subscribe(onChange: () => void) {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** How many months a range calendar shows. */
export function useMonthCount(): 1 | 2 {
  return useSyncExternalStore(subscribe, () => window.matchMedia(NARROW).matches) ? 1 : 2;
}
