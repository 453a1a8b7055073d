/** A later limit, and how much later than the current one it is. */
export interface LimitChoice {
  /** ISO instant ending in `Z`. */
  until: string;
  /** Minutes after the current limit. */
  gainMinutes: number;
}

const HOURS = [3, 6, 12, 24];
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** Round steps after the current limit, and the latest limit possible. */
export function limitChoices(limit: string, latest: string): LimitChoice[] {
  const [from, to] = [Date.parse(limit), Date.parse(latest)];
  const steps = HOURS.map((hours) => from + hours * HOUR_MS).filter((until) => until < to);
  return [...steps, to].map((until) => ({
    // In the server's format: without fractions of a second.
    until: new Date(until).toISOString().replace('.000', ''),
    gainMinutes: Math.round((until - from) / MINUTE_MS),
  }));
}
