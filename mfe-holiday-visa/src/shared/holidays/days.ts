import { daysAfter } from '@jetway/kit-domain/days';

/** How far ahead a holiday may begin. */
export const MOST_DAYS_AHEAD = 540;

/** Why no holiday begins on a day, as a key of `holidays.search.errors`; null when one may. */
export function dayFault(date: string, today: string): 'date' | 'past' | 'late' | null {
  if (!date) return 'date';
  if (date < today) return 'past';
  return date > daysAfter(today, MOST_DAYS_AHEAD) ? 'late' : null;
}
