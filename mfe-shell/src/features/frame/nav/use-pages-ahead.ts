import { use, useEffect } from 'react';

import { PreloadContext } from '../../../modules/preload';

/** Pause between two prefetches, so that at most one competes with the user's own requests. */
const PAUSE_MS = 1_000;

/** Delay before the first prefetch, so that the current page loads first. */
const FIRST_MS = 4_000;

/** Prefetches pages one after another while the browser is idle. */
export function usePagesAhead(pathnames: readonly string[]): void {
  const preload = use(PreloadContext);
  const list = pathnames.join(' ');
  useEffect(() => {
    const left = list.split(' ');
    let timer: ReturnType<typeof setTimeout>;
    const step = () => {
      const next = left.shift();
      if (next) void preload(next).then(() => schedule(PAUSE_MS));
    };
    const schedule = (pause: number) => {
      timer = setTimeout(() => {
        // Not every browser has idle callbacks.
        if (typeof requestIdleCallback === 'function') requestIdleCallback(step);
        else step();
      }, pause);
    };
    schedule(FIRST_MS);
    return () => {
      left.length = 0;
      clearTimeout(timer);
    };
  }, [list, preload]);
}
