import { problemOf } from '@jetway/kit-api';
import type { HolidayRequestSent } from '@jetway/kit-api/packages';
import { usePackageSendRequestMutation } from '@jetway/kit-api/packages';
import { useTenant } from '@jetway/kit-runtime';
import type { UseFormReturn } from '@jetway/kit-ui/forms';
import { useRef, useState } from 'react';

import type { AskDraft } from './ask.model';
import { bodyOf, fieldAt } from './ask.model';

/** How asking ended. */
export type Outcome = { sent: HolidayRequestSent } | { error: unknown };

/** Asks once: a second press during the first does nothing. Faults of the form's own fields are shown there. */
export function useAsk(
  packageId: string,
  form: UseFormReturn<AskDraft>,
  /** Called when the success message is closed. */
  onSent: (sent: HolidayRequestSent) => void,
) {
  const { currency } = useTenant();
  const [send, { isLoading }] = usePackageSendRequestMutation();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isUnderway = useRef(false);
  const ask = async (draft: AskDraft) => {
    if (isUnderway.current) return;
    isUnderway.current = true;
    const reply = await send({ sendHolidayRequest: bodyOf(packageId, draft, currency) });
    isUnderway.current = false;
    if (reply.data) return setOutcome({ sent: reply.data });
    const faults = problemOf(reply.error)?.errors ?? [];
    for (const { pointer, detail } of faults) {
      const field = fieldAt(pointer);
      if (field) form.setError(field, { message: detail });
    }
    if (faults.length === 0 || faults.some(({ pointer }) => !fieldAt(pointer))) setOutcome({ error: reply.error });
  };
  const close = () => {
    if (outcome && 'sent' in outcome) onSent(outcome.sent);
    setOutcome(null);
  };
  return { ask, isAsking: isLoading, outcome, close };
}
