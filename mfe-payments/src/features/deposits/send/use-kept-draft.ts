import type { DepositMethodName } from '@jetway/kit-api/payment';
import type { Control, FieldValues } from '@jetway/kit-ui/forms';
import { useFormState, useWatch } from '@jetway/kit-ui/forms';
import { useEffect, useMemo, useRef } from 'react';

import type { Draft } from '../model/draft';
import { draftOf } from '../model/draft';

/** The draft of a user's form; null while the user is not known. */
export function useDraft(userId: string | undefined, method: DepositMethodName): Draft | null {
  return useMemo(() => (userId ? draftOf(userId, method) : null), [userId, method]);
}

/** Keeps the texts of a form as they are typed. `drop` forgets them for good, once they are sent. */
export function useKeptDraft<Values extends FieldValues>(control: Control<Values>, draft: Draft | null, today: string): { drop: () => void } {
  const values = useWatch({ control }) as unknown as Readonly<Record<string, unknown>>;
  const { isDirty } = useFormState({ control });
  const isOver = useRef(false);
  useEffect(() => {
    if (isDirty && !isOver.current) draft?.write(values, today);
  }, [draft, isDirty, today, values]);
  return {
    drop: () => {
      isOver.current = true;
      draft?.remove();
    },
  };
}
