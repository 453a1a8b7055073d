import type { FieldError } from '@jetway/kit-api';
import { problemOf } from '@jetway/kit-api';
import type { VisaOrder } from '@jetway/kit-api/visas';
import { useVisaSaveApplicantsMutation } from '@jetway/kit-api/visas';
import { useState } from 'react';

import type { ApplicantDraft } from './applicants/applicant.model';
import { inputOf } from './applicants/applicant.model';

interface SaveOptions {
  order: VisaOrder;
  onSaved: (order: VisaOrder) => void;
  onFaults: (faults: FieldError[]) => void;
}

/** Saves the applicants of a draft, which also prices it anew when its price has run out. */
export function useSave({ order, onSaved, onFaults }: SaveOptions) {
  const [saveApplicants, { isLoading }] = useVisaSaveApplicantsMutation();
  const [failure, setFailure] = useState<unknown>(null);
  const save = async (applicants: ApplicantDraft[]): Promise<VisaOrder | null> => {
    setFailure(null);
    onFaults([]);
    const { referenceId, version } = order;
    const { data, error } = await saveApplicants({
      saveVisaApplicantsRequest: { referenceId, version, applicants: applicants.map(inputOf) },
    });
    if (data) {
      onSaved(data);
      return data;
    }
    const errors = problemOf(error)?.errors;
    if (errors?.length) onFaults(errors);
    else setFailure(error);
    return null;
  };
  return { save, isSaving: isLoading, failure };
}
