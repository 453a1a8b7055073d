import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useState, type FocusEvent } from 'react';

const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/** Advances the carousel unless the pointer or focus is on it. Returns the event handlers for the root. */
export function useAutoplay(embla: EmblaCarouselType | undefined, everyMs: number | undefined) {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isPointed || isFocused;
  useEffect(() => {
    if (!embla || !everyMs || isHeld || matchMedia(LESS_MOTION).matches) return;
    const timer = setInterval(() => {
      if (document.hidden) return;
      if (embla.canScrollNext()) embla.scrollNext();
      else embla.scrollTo(0);
    }, everyMs);
    return () => clearInterval(timer);
  }, [embla, everyMs, isHeld]);
  return {
    isMoving: everyMs !== undefined && !isHeld,
    listeners: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
