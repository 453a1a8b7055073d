import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';

import { focusFirstInvalid } from './invalid-fields';

interface RefusalFocus<Place extends Element> {
  /** The element around the fields. */
  place: RefObject<Place | null>;
  /** Call it with or after the change of state that marks the fields. */
  focus: () => void;
}

/**
 * For forms that `useForm` does not submit: `focus` leads to the first invalid field of a place in reading order, once the
 * fields show their errors.
 */
export function useFocusOnRefusal<Place extends Element = HTMLDivElement>(): RefusalFocus<Place> {
  const place = useRef<Place>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) focusFirstInvalid(place.current);
  }, [refusals]);
  return { place, focus: () => setRefusals((count) => count + 1) };
}
