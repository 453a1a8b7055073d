import { useCallback, useSyncExternalStore } from 'react';

export const PHONE = '(max-width: 639px)';
/** Phones and tablets in portrait. */
export const NARROW = '(max-width: 1023px)';

/** Whether a media query matches, for deciding what to load; styling uses CSS. */
export function useMedia(kind: string): boolean {
  // Stable between renders; otherwise the browser would resubscribe each time.
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
