import { useEffect, useRef } from 'react';

import { MAIN_ID } from './main-id';

/**
 * On a new page: scroll smoothly to the top, or to the element the hash names, and move the focus into the page. In the page's
 * first frame, which lays it out anyway: asked for earlier, the browser would lay it out twice.
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

/** The element's name; a hash that is not well escaped stands for itself. */
function nameIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
