import { dateIn } from '@jetway/kit-domain/days';

const DAY_MS = 86_400_000;
/** The time zone in which a day ends last, so that no hotel has an earlier date. */
const LAST_ZONE = 'Etc/GMT+12';

/** The earliest date that is still today at some hotel; the server knows each hotel's own. */
export function earliestToday(moment: Date): string {
  return dateIn(LAST_ZONE, moment);
}

/** Nights between two dates; negative when they are in the wrong order. */
export function nightsBetween(checkIn: string, checkOut: string): number {
  return Math.round((Date.parse(`${checkOut}T00:00:00Z`) - Date.parse(`${checkIn}T00:00:00Z`)) / DAY_MS);
}
