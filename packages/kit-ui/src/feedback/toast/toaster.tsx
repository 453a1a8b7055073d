import { lazy, Suspense, useSyncExternalStore } from 'react';

import { queue } from './toast';

const Region = lazy(() => import('./toast-region'));

let hasSpoken = false;
const subscribe = (changed: () => void) => queue.subscribe(changed);

/** After the first toast the region stays mounted, so that the last one can animate out. */
function useHasSpoken(): boolean {
  return useSyncExternalStore(subscribe, () => (hasSpoken ||= queue.visibleToasts.length > 0));
}

/**
 * Where toasts appear: one per page, in the shell; loads with the first toast. Sonner is not used because the
 * Content-Security-Policy refuses its style element.
 */
export function Toaster() {
  if (!useHasSpoken()) return null;
  return (
    <Suspense fallback={null}>
      <Region />
    </Suspense>
  );
}
