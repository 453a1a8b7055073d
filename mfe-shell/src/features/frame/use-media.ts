import { useCallback, useSyncExternalStore } from 'react';

export const PHONE = '(max-width: 639px)';
/** Phones and upright tablets. */
export const NARROW = '(max-width: 1023px)';

/** Whether the screen is of a kind now; for what a screen should not even fetch, as styles do for the rest. */
export function useMedia(kind: string): boolean {
  // The same one at every drawing, or the browser would be told to stop and start listening each time.
  const subscribe = useCallback(
    (hear: () => void) => {
      const query = window.matchMedia(kind);
      query.addEventListener('change', hear);
      return () => query.removeEventListener('change', hear);
    },
    [kind],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(kind).matches);
}
