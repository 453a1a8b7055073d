import { useEffect, useRef } from 'react';

import { MAIN_ID } from './main-id';

/**
 * On a new page: scrolls smoothly to the top, or to the element the hash names, and focuses the page. Waits for the page's
 * first frame, whose layout it reuses; earlier, it would force an additional one.
 */
export function useArrival(pathname: string, hash: string): void {
  const previous = useRef(pathname);
  useEffect(() => {
    const isNew = previous.current !== pathname;
    previous.current = pathname;
    if (!isNew && !hash) return;
    const frame = requestAnimationFrame(() => arrive(isNew, hash));
    return () => cancelAnimationFrame(frame);
  }, [pathname, hash]);
}

function arrive(isNew: boolean, hash: string): void {
  const target = hash ? document.getElementById(nameIn(hash)) : null;
  const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  if (target) target.scrollIntoView({ behavior });
  if (!isNew) return;
  if (!target) window.scrollTo({ top: 0, behavior });
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
}

/** The element's name; a hash with invalid escapes is used as it is. */
function nameIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
