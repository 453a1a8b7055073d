/** A month as `YYYY-MM`, moved by a number of months. */
export function monthAfter(month: string, months: number): string {
  const at = new Date(`${month}-01T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + months);
  return at.toISOString().slice(0, 7);
}

/** The current month. */
export function monthToday(): string {
  return new Date(Date.now()).toISOString().slice(0, 7);
}

/** As many months from this one on. */
export function monthsFrom(month: string, count: number): string[] {
  return Array.from({ length: count }, (_, nth) => monthAfter(month, nth));
}

/** Such as "January 2027". */
export function monthName(month: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
}

/** The weeks of a month as dates; null before its first day and after its last. `firstDay` is 1 for Monday to 7 for Sunday. */
export function weeksOf(month: string, firstDay: number): (string | null)[][] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const before = (first.getUTCDay() - firstDay + 7) % 7;
  const places = Math.ceil((before + length) / 7) * 7;
  const days = Array.from({ length: places }, (_, place) => {
    const day = place - before + 1;
    return day < 1 || day > length ? null : `${month}-${String(day).padStart(2, '0')}`;
  });
  return Array.from({ length: places / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}
