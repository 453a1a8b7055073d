import { dateIn } from '@jetway/kit-domain/days';
import { useTenant } from '@jetway/kit-runtime';

/** The tenant's day, `YYYY-MM-DD`. */
export function useToday(): string {
  return dateIn(useTenant().timezone, new Date());
}
