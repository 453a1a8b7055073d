import type { Order, OrderTraveller } from '@jetway/kit-api/flights';

/** A passport's validity for a trip: `short` covers the trip, but not the six months after it that many countries require. */
export type PassportStanding = 'valid' | 'short' | 'expired' | 'none';

/** Months of validity required after the last arrival, as when the booking was made. */
const WANTED_MONTHS = 6;

export function passportStanding(order: Pick<Order, 'segments'>, { passport }: OrderTraveller): PassportStanding {
  const lastArrival = order.segments.at(-1)?.destination.local.slice(0, 10);
  if (!passport || !lastArrival) return 'none';
  if (passport.expiresOn < lastArrival) return 'expired';
  return passport.expiresOn < monthsAfter(lastArrival, WANTED_MONTHS) ? 'short' : 'valid';
}

function monthsAfter(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}
