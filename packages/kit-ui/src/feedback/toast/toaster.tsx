import { lazy, Suspense, useSyncExternalStore } from 'react';

import { queue } from './toast';

const Region = lazy(() => import('./toast-region'));

let hasSpoken = false;
const subscribe = (changed: () => void) => queue.subscribe(changed);

/** Once the first toast has come the region stays, so that the last one can leave in peace. */
function useHasSpoken(): boolean {
  return useSyncExternalStore(subscribe, () => (hasSpoken ||= queue.visibleToasts.length > 0));
}

/**
 * Where toasts appear: one per page, in the shell. It loads with the first toast. Not sonner, whose style element the
 * page's content policy refuses.
 */
export function Toaster() {
  if (!useHasSpoken()) return null;
  return (
    <Suspense fallback={null}>
      <Region />
    </Suspense>
  );
}
