import { resolver, useController, useForm } from '@jetway/kit-ui/forms';
import { useT } from '@jetway/kit-runtime';
import { useMemo } from 'react';

import type { PartyDraft } from '../../../shared/booking/party-draft';
import { partySchema } from './party.schema';
import type { PartyPath } from './server-faults';
import type { TripRules } from './trip-rules';

/** The one form of a party: every traveller and the contact, checked by the rules of the trip. */
export function usePartyForm(party: PartyDraft, rules: TripRules) {
  const t = useT('flights');
  const schema = useMemo(() => partySchema(t, rules), [t, rules]);
  return useForm<PartyDraft>({ resolver: resolver(schema), defaultValues: party });
}

export type PartyForm = ReturnType<typeof usePartyForm>;

/** Value, change and fault of one field, as every field of the kit takes them; the ref lets a refusal move the focus. */
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
