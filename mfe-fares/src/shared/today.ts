import { dateIn } from '@jetway/kit-domain/days';
import { useTenant } from '@jetway/kit-runtime';

/** Today's date at the tenant, `YYYY-MM-DD`. */
export function useToday(): string {
  return dateIn(useTenant().timezone, new Date());
}
