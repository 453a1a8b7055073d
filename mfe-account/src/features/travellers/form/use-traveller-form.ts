import type { FieldError } from '@jetway/kit-api';
import { dateIn } from '@jetway/kit-domain/days';
import { useT, useTenant } from '@jetway/kit-runtime';
import type { FieldPath, UseFormReturn } from '@jetway/kit-ui/forms';
import { resolver, useForm } from '@jetway/kit-ui/forms';
import { useMemo } from 'react';

import type { Say } from '../../../shared/records/refusal';
import { faultWords } from '../../../shared/records/refusal';
import type { TravellerDraft } from '../traveller.draft';
import { travellerSchema } from './traveller.schema';

export function useTravellerForm(draft: TravellerDraft): { form: TravellerForm; today: string } {
  const t = useT('account');
  const today = dateIn(useTenant().timezone, new Date());
  const schema = useMemo(() => travellerSchema((fault) => t(`travellers.faults.${fault}`), today), [t, today]);
  const form = useForm<TravellerDraft>({ resolver: resolver(schema), defaultValues: draft });
  return { form, today };
}

export type TravellerForm = UseFormReturn<TravellerDraft>;

const FIELD =
  /^(title|givenName|surname|gender|birthOn|nationality|nationalId|phone|email|seat|meal|notes|passport\.(number|issueCountry|issuedOn|expiresOn)|frequentFlyers\.\d+\.(airline|number))$/;

/** Shows the server's field errors; returns the messages that belong to no field. */
export function showFaults(form: TravellerForm, faults: readonly FieldError[], say: Say): string[] {
  const rest: string[] = [];
  for (const fault of faults) {
    const path = fault.pointer.replace(/^\/traveller\//, '').replaceAll('/', '.');
    if (FIELD.test(path)) form.setError(path as FieldPath<TravellerDraft>, { message: faultWords(fault, say) });
    else rest.push(faultWords(fault, say));
  }
  return rest;
}
