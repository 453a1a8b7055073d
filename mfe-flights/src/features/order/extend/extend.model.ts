import type { OrderTimeLimits } from '@jetway/kit-api/flights';

/** A later limit, and how much later than the current one it is. */
export interface LimitChoice {
  /** ISO instant ending in `Z`. */
  until: string;
  /** Minutes after the current limit. */
  gainMinutes: number;
}

type Limits = Pick<OrderTimeLimits, 'ticketingTimeLimitAt' | 'autoCancelAt'>;

/**
 * When seats are released under a limit of the airline's: as much earlier as under the present one. This is the deadline that the order's
 * page, its documents and its e-mails show.
 */
export function releaseAt(limit: string, { ticketingTimeLimitAt, autoCancelAt }: Limits): string {
  if (!ticketingTimeLimitAt || !autoCancelAt) return limit;
  return instant(Date.parse(limit) - (Date.parse(ticketingTimeLimitAt) - Date.parse(autoCancelAt)));
}

const HOURS = [3, 6, 12, 24];
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** Round steps after the current limit, and the latest limit possible. */
export function limitChoices(limit: string, latest: string): LimitChoice[] {
  const [from, to] = [Date.parse(limit), Date.parse(latest)];
  const steps = HOURS.map((hours) => from + hours * HOUR_MS).filter((until) => until < to);
  return [...steps, to].map((until) => ({
    until: instant(until),
    gainMinutes: Math.round((until - from) / MINUTE_MS),
  }));
}

/** In the server's format: without fractions of a second. */
function instant(ms: number): string {
  return new Date(ms).toISOString().replace('.000', '');
}
