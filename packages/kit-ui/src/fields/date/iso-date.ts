import type { CalendarDate } from '@internationalized/date';
import { parseDate } from '@internationalized/date';

/** First year a typed date may have; a smaller number means the year is still being typed. */
const FIRST_YEAR = 1900;

/** Parses `YYYY-MM-DD`; null for '' and for anything that is not a date. */
export function readDate(text: string | undefined): CalendarDate | null {
  if (!text) return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}

/** Formats `YYYY-MM-DD`; '' for no date. */
export function writeDate(date: { toString: () => string } | null): string {
  return date ? date.toString().slice(0, 10) : '';
}

/** Whether a typed date is complete: a year grows digit by digit, from 0002 to 2026. */
export function isWhole(date: { year: number } | null): boolean {
  return date === null || date.year >= FIRST_YEAR;
}
