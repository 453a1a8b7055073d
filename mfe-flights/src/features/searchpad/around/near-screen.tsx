import { startTransition, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

/** Rendered slightly before it scrolls into view. */
const AHEAD_PX = 200;
/** Rendered even without scrolling, e.g. for screen readers. */
const LATEST_MS = 8_000;

/** Loads and renders content below the fold when it is scrolled near, so that a phone renders the form first. */
export function NearScreen({ children }: { children: ReactNode }) {
  const [isNear, setNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNear || !place.current) return undefined;
    const draw = () => startTransition(() => setNear(true));
    const observer = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && draw(), {
      rootMargin: `0px 0px ${AHEAD_PX}px`,
    });
    observer.observe(place.current);
    const latest = setTimeout(draw, LATEST_MS);
    return () => {
      observer.disconnect();
      clearTimeout(latest);
    };
  }, [isNear]);
  return isNear ? children : <div ref={place} />;
}
