import { useT } from '@jetway/kit-runtime';
import { resolver, useForm } from '@jetway/kit-ui/forms';
import { useMemo } from 'react';

import type { ApplicantsDraft } from './applicant.model';
import type { ApplicantRules } from './applicants.schema';
import { applicantsSchema } from './applicants.schema';

/** The form of all applicants. */
export function useApplicantsForm(draft: ApplicantsDraft, { fields, nationality, travelDate, today }: ApplicantRules) {
  const t = useT('visas');
  const schema = useMemo(
    () => applicantsSchema(t, { fields, nationality, travelDate, today }),
    [t, fields, nationality, travelDate, today],
  );
  return useForm<ApplicantsDraft>({ resolver: resolver(schema), defaultValues: draft });
}

export type ApplicantsFormState = ReturnType<typeof useApplicantsForm>;
