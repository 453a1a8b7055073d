import { pageLocale } from '../text/page-locale';

/** Remaining seconds announced to screen readers, besides the start of the urgent phase. */
const SAID_AT = [600, 300, 60, 30, 10, 0];

/** Whole seconds until an ISO instant, never negative. */
export function secondsUntil(until: string, nowMs: number): number {
  return Math.max(0, Math.ceil((Date.parse(until) - nowMs) / 1000));
}

/** `"4:07"` under an hour, `"1:04:07"` under a day, `"2d 3h"` beyond, in the page's language. */
export function clockFace(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return `${inUnit(Math.floor(hours / 24), 'day')} ${inUnit(hours % 24, 'hour')}`;
  const minutes = Math.floor((seconds % 3600) / 60);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return hours > 0
    ? `${hours}:${twoDigits(minutes)}:${twoDigits(seconds % 60)}`
    : `${minutes}:${twoDigits(seconds % 60)}`;
}

function inUnit(value: number, unit: string): string {
  return new Intl.NumberFormat(pageLocale(), { style: 'unit', unit, unitDisplay: 'narrow' }).format(value);
}

/** The last threshold passed, unchanged until the next one; undefined before the first. */
export function announcementOf(secondsLeft: number, warnUnderSeconds: number): number | undefined {
  const passed = [...SAID_AT, warnUnderSeconds].filter((threshold) => secondsLeft <= threshold);
  return passed.length === 0 ? undefined : Math.min(...passed);
}
