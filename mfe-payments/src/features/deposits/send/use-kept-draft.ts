import type { Control, FieldValues } from '@jetway/kit-ui/forms';
import { useWatch } from '@jetway/kit-ui/forms';
import { useEffect, useMemo, useRef } from 'react';

import type { Draft, DraftName } from '../model/draft';
import { draftOf } from '../model/draft';

/** The draft of a user's form; null while the user is not known. */
export function useDraft(userId: string | undefined, name: DraftName): Draft | null {
  return useMemo(() => (userId ? draftOf(userId, name) : null), [userId, name]);
}

/**
 * Keeps the texts of a form as they are typed. `drop` forgets them for good, once they are sent.
 * @param blank the form before anything is typed; the same object in every render
 */
export function useKeptDraft<Values extends FieldValues>(
  control: Control<Values>,
  draft: Draft | null,
  blank: Values,
  today: string,
): { drop: () => void } {
  const values = useWatch({ control }) as unknown as Readonly<Record<string, unknown>>;
  const isOver = useRef(false);
  useEffect(() => {
    if (!isOver.current) draft?.write(values, blank, today);
  }, [blank, draft, today, values]);
  return {
    drop: () => {
      isOver.current = true;
      draft?.remove();
    },
  };
}
