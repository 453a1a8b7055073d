import { use, useRef } from 'react';

import { PreloadContext } from '../../../modules/preload';

/** Hover time that signals intent. */
const DWELL_MS = 65;

/** Prefetches a link's page after a short hover, on touch and on keyboard focus. */
export function useIntent(pathname: string) {
  const preload = use(PreloadContext);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const mean = () => void preload(pathname);
  return {
    onPointerEnter: () => {
      timer.current = setTimeout(mean, DWELL_MS);
    },
    onPointerLeave: () => clearTimeout(timer.current),
    onPointerDown: mean,
    onFocus: mean,
  };
}
