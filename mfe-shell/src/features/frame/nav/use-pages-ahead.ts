import { use, useEffect } from 'react';

import { PreloadContext } from '../../../modules/preload';

/** Browsers without idle callbacks get a pause of this length instead. */
const PAUSE_MS = 1_000;

/** Fetches pages one after the other whenever the browser has nothing better to do. */
export function usePagesAhead(pathnames: readonly string[]): void {
  const preload = use(PreloadContext);
  const list = pathnames.join(' ');
  useEffect(() => {
    const left = list.split(' ').filter(Boolean);
    let cancel = () => undefined as void;
    const step = () => {
      const next = left.shift();
      if (next) void preload(next).then(schedule);
    };
    const schedule = () => {
      if (left.length > 0) cancel = whenIdle(step);
    };
    schedule();
    return () => {
      left.length = 0;
      cancel();
    };
  }, [list, preload]);
}

/** Calls back at rest; answers with how to take that back. */
function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(callback);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, PAUSE_MS);
  return () => clearTimeout(timer);
}
