import { useTenant } from '@jetway/kit-runtime';

/** The tenant's day, `YYYY-MM-DD`. */
export function useToday(): string {
  const { timezone: timeZone } = useTenant();
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return parts.format(new Date());
}
