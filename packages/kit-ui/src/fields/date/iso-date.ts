import type { CalendarDate } from '@internationalized/date';
import { parseDate } from '@internationalized/date';

/** First year a typed date may have: fewer digits mean that someone is still typing. */
const FIRST_YEAR = 1900;

/** Reads `YYYY-MM-DD`; null for '' and for anything that is no date. */
export function readDate(text: string | undefined): CalendarDate | null {
  if (!text) return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}

/** Writes `YYYY-MM-DD`; '' for no date. */
export function writeDate(date: { toString: () => string } | null): string {
  return date ? date.toString().slice(0, 10) : '';
}

/** Whether a date from the keyboard is finished: a year grows digit by digit, 0002 to 2026. */
export function isWhole(date: { year: number } | null): boolean {
  return date === null || date.year >= FIRST_YEAR;
}
