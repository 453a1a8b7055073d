import { useLayoutEffect, useRef } from 'react';

import type { Begun } from './begun';
import { takeBegun } from './begun';

/** Goes on with what was begun on the entrance, before the page that takes its place is painted. */
export function useBegun(goOn: (begun: Begun) => void): void {
  const first = useRef(goOn);
  useLayoutEffect(() => {
    const begun = takeBegun();
    if (begun) first.current(begun);
  }, []);
}
