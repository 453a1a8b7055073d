import { startTransition, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

/** Drawn a little before it is scrolled into view. */
const AHEAD_PX = 200;
/** Whoever never scrolls, with a screen reader say, gets it all the same. */
const LATEST_MS = 8_000;

/** What stands below the screen is fetched and drawn when somebody comes near it: a phone has the form for itself first. */
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
