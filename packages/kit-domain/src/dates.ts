import { memoized } from './memoized';

const LOCAL = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2}))?/;
const DAY_MS = 86_400_000;

/** A point on the wall: local text is read as if it were UTC, so that no browser zone can move it. */
function wallTime(local: string): Date {
  const [, year, month, day, hour = '0', minute = '0'] = LOCAL.exec(local) ?? [];
  if (!year) throw new RangeError(`not a local date: "${local}"`);
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute)));
}

/** Instants end in `Z` and show in the reader's zone; local wall times show as written. */
function moment(text: string): { date: Date; timeZone: string | undefined } {
  return text.endsWith('Z') ? { date: new Date(text), timeZone: undefined } : { date: wallTime(text), timeZone: 'UTC' };
}

function show(text: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  const { date, timeZone } = moment(text);
  return formatOf(locale, { ...options, timeZone }).format(date);
}

const formatOf = memoized((locale: string, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options));

/** `"2026-11-03"` or a wall time or an instant as a date, e.g. "Tue, 3 Nov 2026". */
export function formatDate(text: string, locale: string): string {
  return show(text, locale, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
}

/** Hours and minutes in 24-hour form, e.g. "21:40". */
export function formatTime(text: string, locale: string): string {
  return show(text, locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
}

/** Date and time in one line, e.g. "3 Nov 2026, 21:40". */
export function formatDateTime(text: string, locale: string): string {
  return show(text, locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
}

/** Whole minutes as hours and minutes, e.g. 185 → "3h 5m". */
export function formatDuration(durationMinutes: number): string {
  const hours = Math.floor(durationMinutes / 60);
  const minutes = durationMinutes % 60;
  if (hours === 0) return `${minutes}m`;
  return minutes === 0 ? `${hours}h` : `${hours}h ${minutes}m`;
}

/** Calendar days between two wall times, e.g. 1 for a flight that lands the next day. */
export function dayOffset(fromLocal: string, toLocal: string): number {
  return (wallTime(toLocal.slice(0, 10)).getTime() - wallTime(fromLocal.slice(0, 10)).getTime()) / DAY_MS;
}
