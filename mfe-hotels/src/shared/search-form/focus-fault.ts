import { focusFirstInvalid } from '@jetway/kit-ui/forms';

/** Focuses the first invalid field of a place, in reading order, once the fields show their errors. */
export function focusFault(place: Element | null): void {
  requestAnimationFrame(() => focusFirstInvalid(place));
}
