import type { OrderNote } from '@jetway/kit-api/flights';
import { useEffect, useRef, useState } from 'react';

/** Where the focus goes once a note has left the list: its button is gone with it, and nobody should begin at the top of the page again. */
export function useFocusAfterLeaving(notes: readonly OrderNote[]) {
  const place = useRef<HTMLDivElement>(null);
  const [leftId, left] = useState<string | null>(null);
  const isGone = leftId !== null && notes.every(({ noteId }) => noteId !== leftId);
  useEffect(() => {
    if (!isGone) return undefined;
    // After the dialog, which gives the focus back in a frame of its own.
    const frame = requestAnimationFrame(() => {
      place.current?.focus();
      left(null);
    });
    return () => cancelAnimationFrame(frame);
  }, [isGone]);
  return { place, left };
}
