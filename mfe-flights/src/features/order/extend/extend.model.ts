/** A later limit somebody can choose, and how much later than the present one it is. */
export interface LimitChoice {
  /** The instant, ISO ending in `Z`. */
  until: string;
  /** Whole minutes after the present limit. */
  gainMinutes: number;
}

const HOURS = [3, 6, 12, 24];
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** Round steps after the present limit, and the latest one that can be asked for. */
export function limitChoices(limit: string, latest: string): LimitChoice[] {
  const [from, to] = [Date.parse(limit), Date.parse(latest)];
  const steps = HOURS.map((hours) => from + hours * HOUR_MS).filter((until) => until < to);
  return [...steps, to].map((until) => ({
    // As the server writes instants: without fractions of a second.
    until: new Date(until).toISOString().replace('.000', ''),
    gainMinutes: Math.round((until - from) / MINUTE_MS),
  }));
}
