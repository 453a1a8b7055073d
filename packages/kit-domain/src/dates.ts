import { memoized } from './memoized';

const LOCAL = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2}))?/;
const DAY_MS = 86_400_000;
const DATE_TIME: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
};

/** Parses a local time as if it were UTC, so that the browser's time zone cannot shift it. */
function wallTime(local: string): Date {
  const [, year, month, day, hour = '0', minute = '0'] = LOCAL.exec(local) ?? [];
  if (!year) throw new RangeError(`not a local date: "${local}"`);
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute)));
}

/** The zone in which instants are shown: the browser's until the portal sets its own. */
let portalZone: string | undefined;

/**
 * Shows instants in the portal's time zone from now on, so that a page agrees with documents, e-mails and its own deadlines.
 * @param timeZone IANA name, e.g. "Asia/Dhaka"
 */
export function showInstantsIn(timeZone: string | undefined): void {
  portalZone = timeZone;
}

/** Instants end in `Z` and are shown in the portal's time zone; local times are shown as written. */
function moment(text: string): { date: Date; timeZone: string | undefined } {
  return text.endsWith('Z')
    ? { date: new Date(text), timeZone: portalZone }
    : { date: wallTime(text), timeZone: 'UTC' };
}

function show(text: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  const { date, timeZone } = moment(text);
  return formatOf(locale, { ...options, timeZone }).format(date);
}

const formatOf = memoized(
  (locale: string, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

/** Formats a date, a local time or an instant as a date, e.g. "Tue, 3 Nov 2026". */
export function formatDate(text: string, locale: string): string {
  return show(text, locale, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
}

/** Formats a time in 24-hour form, e.g. "21:40". */
export function formatTime(text: string, locale: string): string {
  return show(text, locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
}

/** Formats date and time, e.g. "3 Nov 2026, 21:40". */
export function formatDateTime(text: string, locale: string): string {
  return show(text, locale, DATE_TIME);
}

/**
 * Formats a deadline in the portal's time zone and names the zone: in English by its city, e.g. "3 Nov 2026, 21:18 Dhaka", in
 * other languages by the name they have for it, since a city's name is English. Seconds are cut off, so that no deadline reads
 * later than it is; documents and e-mails do the same.
 * @param instant ends in `Z`
 * @param timeZone IANA name, e.g. "Asia/Dhaka"
 */
export function formatDeadline(instant: string, locale: string, timeZone: string): string {
  const moment = new Date(instant);
  return `${formatOf(locale, { ...DATE_TIME, timeZone }).format(moment)} ${zoneName(moment, locale, timeZone)}`;
}

function zoneName(moment: Date, locale: string, timeZone: string): string {
  const city = timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  if (locale.startsWith('en')) return city;
  const parts = formatOf(locale, { timeZone, timeZoneName: 'shortGeneric' }).formatToParts(moment);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? city;
}

const unitOf = memoized(
  (locale: string, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'narrow' }),
);

/** Formats minutes as hours and minutes in a locale's short units, e.g. 185 → "3h 5m". */
export function formatDuration(durationMinutes: number, locale: string): string {
  const hours = Math.floor(durationMinutes / 60);
  const minutes = durationMinutes % 60;
  const parts = [
    hours > 0 && unitOf(locale, 'hour').format(hours),
    (minutes > 0 || hours === 0) && unitOf(locale, 'minute').format(minutes),
  ];
  return parts.filter(Boolean).join(' ');
}

/** Calendar days between two local times, e.g. 1 for a flight that lands the next day. */
export function dayOffset(fromLocal: string, toLocal: string): number {
  return (wallTime(toLocal.slice(0, 10)).getTime() - wallTime(fromLocal.slice(0, 10)).getTime()) / DAY_MS;
}
