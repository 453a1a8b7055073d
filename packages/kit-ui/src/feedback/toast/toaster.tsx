import { useSyncExternalStore, type ComponentType } from 'react';

import { queue } from './toast';

let Region: ComponentType | undefined;

/** Loads the region with the first toast; a load that fails is tried again with the next one. */
function subscribe(changed: () => void): () => void {
  const look = () => {
    if (queue.visibleToasts.length > 0)
      void import('./toast-region').then((loaded) => {
        Region = loaded.default;
        changed();
      });
  };
  look();
  return queue.subscribe(look);
}

/**
 * Where toasts appear: one per page, in the shell. After the first toast the region stays mounted, so that the last one can animate
 * out. It is not lazy: React holds back what was suspended for up to 300 ms, and with it the first toast. Sonner is not used because
 * the Content-Security-Policy refuses its style element.
 */
export function Toaster() {
  useSyncExternalStore(subscribe, () => Region);
  return Region && <Region />;
}
