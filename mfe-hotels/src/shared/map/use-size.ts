import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

import type { Size } from './geo';

/** Size until it is measured; also without a layout. */
const ASSUMED: Size = { width: 480, height: 480 };

/** The size of an element, as it changes. */
export function useSize(place: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState(ASSUMED);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width > 0 && height > 0) setSize({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return size;
}
