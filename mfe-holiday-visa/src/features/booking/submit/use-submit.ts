import type { FieldError } from '@jetway/kit-api';
import { useVisaSubmitMutation } from '@jetway/kit-api/visas';
import type { MoneyText } from '@jetway/kit-domain';
import { useNavigate } from '@jetway/kit-runtime/router';
import { useRef, useState } from 'react';

import { successHref } from '../../../shared/addresses';
import type { Obstacle } from './submit.model';
import { refusalOf } from './submit.model';

/** An application that was not sent, without a question to answer. */
export interface SubmitFailure {
  isUnknown: boolean;
  error: unknown;
}

/** Sends and pays once: a second press during the first does nothing, and a draft becomes one application however often it is sent. */
export function useSubmit(referenceId: string, onFaults: (faults: FieldError[]) => void) {
  const [visaSubmit, { isLoading, isSuccess }] = useVisaSubmitMutation();
  const navigate = useNavigate();
  const [met, setMet] = useState<Obstacle | null>(null);
  const [failure, setFailure] = useState<SubmitFailure | null>(null);
  const isUnderway = useRef(false);

  const submit = async (acceptedAmount: MoneyText) => {
    if (isUnderway.current) return;
    isUnderway.current = true;
    setFailure(null);
    const reply = await visaSubmit({ submitVisaRequest: { referenceId, acceptedAmount } });
    // The form cannot be reached with the back button.
    if (reply.data) return void navigate(successHref(referenceId), { replace: true, state: { isNew: true } });
    isUnderway.current = false;
    const refusal = refusalOf(reply.error, acceptedAmount);
    if (refusal.kind === 'faults') onFaults(refusal.faults);
    else if (refusal.kind === 'unknown' || refusal.kind === 'failed')
      setFailure({ isUnknown: refusal.kind === 'unknown', error: refusal.error });
    else setMet(refusal);
  };

  return { submit, isSubmitting: isLoading || isSuccess, met, meet: setMet, failure };
}
