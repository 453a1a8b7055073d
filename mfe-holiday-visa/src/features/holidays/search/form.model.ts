import { daysAfter } from '@jetway/kit-domain/days';

import { dayFault } from '../../../shared/holidays/days';
import type { HolidayQuery } from '../../../shared/holidays/holiday-query';

/** What the form holds, complete or not. */
export interface HolidayForm {
  city: { cityId: string; name: string } | null;
  date: string;
  adults: number;
  /** `null` for a child whose age is not chosen yet. */
  childAges: (number | null)[];
}

/** Why a field is wrong, as keys of `holidays.search.errors`. */
export type FormFault = 'city' | 'date' | 'past' | 'late' | 'age';

export interface FormFaults {
  city?: FormFault;
  date?: FormFault;
  /** Places of the children without an age. */
  ages: number[];
}

/** A first guess that leaves operations time to answer. */
const USUAL_DAYS_AHEAD = 45;

/**
 * The rules of a holiday search: a city from the list, a day from today on, and an age for each child.
 * @param today the agency's date
 */
export function faultsOf({ city, date, childAges }: HolidayForm, today: string): FormFaults {
  const ages = childAges.flatMap((age, place) => (age === null ? [place] : []));
  const day = dayFault(date, today);
  return { ...(city ? {} : { city: 'city' }), ...(day ? { date: day } : {}), ages };
}

export function hasFault({ city, date, ages }: FormFaults): boolean {
  return Boolean(city) || Boolean(date) || ages.length > 0;
}

/** The form as it opens: the search it is given, or one for two adults in some weeks. */
export function startOf(query: HolidayQuery | null, today: string): HolidayForm {
  return query ?? { city: null, date: daysAfter(today, USUAL_DAYS_AHEAD), adults: 2, childAges: [] };
}

/** The search of a form without faults. */
export function queryOf({ city, date, adults, childAges }: HolidayForm): HolidayQuery | null {
  const ages = childAges.filter((age) => age !== null);
  return city && ages.length === childAges.length ? { city, date, adults, childAges: ages } : null;
}
