import { useLayoutEffect, useRef } from 'react';

import type { Begun } from './begun';
import { takeBegun } from './begun';

/** Continues from the entrance's input, before the page that replaces it is painted. */
export function useBegun(goOn: (begun: Begun) => void): void {
  const first = useRef(goOn);
  useLayoutEffect(() => {
    const begun = takeBegun();
    if (begun) first.current(begun);
  }, []);
}
