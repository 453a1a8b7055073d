/** Range of a licence's dates: three years ago to five years ahead, as `yyyy-MM-dd`. */
export function selectableDays(now: Date) {
  return { today: day(now, 0), first: day(now, -3), last: day(now, 5) };
}

/** The same day of another year; 29 February becomes the last of the month. */
function day(now: Date, years: number): string {
  const year = now.getFullYear() + years;
  const lastOfMonth = new Date(year, now.getMonth() + 1, 0).getDate();
  const parts = [now.getMonth() + 1, Math.min(now.getDate(), lastOfMonth)];
  return [year, ...parts.map((part) => String(part).padStart(2, '0'))].join('-');
}
