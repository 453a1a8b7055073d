import { use, useRef } from 'react';

import { PreloadContext } from '../../../modules/preload';

/** A pointer that rests this long on a link means it. */
const DWELL_MS = 65;

/** Fetches a link's page once the pointer rests on it, a finger comes down on it or the keyboard reaches it. */
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
