import type { VisaPurpose } from '@jetway/kit-api/visas';
import { daysAfter } from '@jetway/kit-domain/days';

import type { VisaQuery } from '../visa-query';

/** What the form holds, complete or not. */
export interface VisaForm {
  destination: string;
  nationality: string;
  residency: string;
  purpose: VisaPurpose;
  travelDate: string;
}

/** Why a field is wrong, as keys of `search.errors`. */
export type FormFault = 'destination' | 'nationality' | 'residency' | 'travelDate' | 'past' | 'same';

export type FormFaults = Partial<Record<keyof VisaForm, FormFault>>;

/** How far ahead a journey may be. */
export const MOST_DAYS_AHEAD = 365;
/** A first guess that leaves embassies time. */
const USUAL_DAYS_AHEAD = 30;

/**
 * The rules of a visa search: a destination, another nationality than its own, a country of residence, and a day of travel from today on.
 * @param today the agency's date
 */
export function faultsOf(form: VisaForm, today: string): FormFaults {
  const faults: FormFaults = {};
  if (!form.destination) faults.destination = 'destination';
  else if (form.destination === form.nationality) faults.destination = 'same';
  if (!form.nationality) faults.nationality = 'nationality';
  if (!form.residency) faults.residency = 'residency';
  if (!form.travelDate) faults.travelDate = 'travelDate';
  else if (form.travelDate < today) faults.travelDate = 'past';
  return faults;
}

/** The form as it opens: the search it is given, or one for the portal's country in a month. */
export function startOf(query: VisaQuery | null, country: string, today: string): VisaForm {
  return (
    query ?? {
      destination: '',
      nationality: country,
      residency: country,
      purpose: 'tourist',
      travelDate: daysAfter(today, USUAL_DAYS_AHEAD),
    }
  );
}
