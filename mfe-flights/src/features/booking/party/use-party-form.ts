import { resolver, useController, useForm } from '@jetway/kit-ui/forms';
import { useT } from '@jetway/kit-runtime';
import { useMemo } from 'react';

import type { PartyDraft } from '../../../shared/booking/party-draft';
import { partySchema } from './party.schema';
import type { PartyPath } from './server-faults';
import type { TripRules } from './trip-rules';

/** The form of a party: every traveller and the contact, validated by the trip's rules. */
export function usePartyForm(party: PartyDraft, rules: TripRules) {
  const t = useT('flights');
  const schema = useMemo(() => partySchema(t, rules), [t, rules]);
  return useForm<PartyDraft>({ resolver: resolver(schema), defaultValues: party });
}

export type PartyForm = ReturnType<typeof usePartyForm>;

/** Value, change handler and error of one field, as the kit's fields take them; the ref lets a refusal focus it. */
export function useField(form: PartyForm, name: PartyPath) {
  const { field, fieldState } = useController({ control: form.control, name });
  return {
    field: {
      value: field.value,
      onChange: field.onChange as (value: string) => void,
      onBlur: field.onBlur,
      errorMessage: fieldState.error?.message,
    },
    inputRef: field.ref,
  };
}
