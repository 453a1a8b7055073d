const DAY_MS = 86_400_000;
/** The zone whose day ends last: no hotel's date is earlier. */
const LAST_ZONE = 'Etc/GMT+12';

/** The date of an instant in a time zone, `YYYY-MM-DD`. */
export function dateIn(timeZone: string, moment: Date): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return parts.format(moment);
}

/** The earliest date that is still today at some hotel; the server knows each hotel's own. */
export function earliestToday(moment: Date): string {
  return dateIn(LAST_ZONE, moment);
}

/** The date a number of days later; both `YYYY-MM-DD`. */
export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Nights between two dates; negative when they are in the wrong order. */
export function nightsBetween(checkIn: string, checkOut: string): number {
  return Math.round((Date.parse(`${checkOut}T00:00:00Z`) - Date.parse(`${checkIn}T00:00:00Z`)) / DAY_MS);
}

/** Whether a text is an existing date. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
