const DAY_MS = 86_400_000;

/** `YYYY-MM-DD` of a moment in a zone, e.g. the agency's today. */
export function dateIn(timeZone: string, moment: Date): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return parts.format(moment);
}

/** The date so many days after another; both `YYYY-MM-DD`. */
export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whether a text is a day that exists. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Whole years between a birth date and a later day. */
export function ageOn(birthOn: string, on: string): number {
  const years = Number(on.slice(0, 4)) - Number(birthOn.slice(0, 4));
  return on.slice(5) < birthOn.slice(5) ? years - 1 : years;
}
