import { use, useEffect } from 'react';

import { PreloadContext } from '../../../modules/preload';

/** From one page to the next; whoever uses the portal meanwhile is not slowed by more than one. */
const PAUSE_MS = 1_000;

/** The page somebody came for is at work first. */
const FIRST_MS = 4_000;

/** Fetches pages one after the other whenever the browser has nothing better to do. */
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
        // Some browsers have no idle callbacks.
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
