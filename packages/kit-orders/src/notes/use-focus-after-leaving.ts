import type { OrderNote } from '@jetway/kit-api/orders';
import { useEffect, useRef, useState } from 'react';

/**
 * Moves the focus after a note was removed together with its button, so that keyboard users do not restart at the top of the
 * page.
 */
export function useFocusAfterLeaving(notes: readonly OrderNote[]) {
  const place = useRef<HTMLDivElement>(null);
  const [leftId, left] = useState<string | null>(null);
  const isGone = leftId !== null && notes.every(({ noteId }) => noteId !== leftId);
  useEffect(() => {
    if (!isGone) return undefined;
    // After the dialog, which restores the focus in a separate frame.
    const frame = requestAnimationFrame(() => {
      place.current?.focus();
      left(null);
    });
    return () => cancelAnimationFrame(frame);
  }, [isGone]);
  return { place, left };
}
