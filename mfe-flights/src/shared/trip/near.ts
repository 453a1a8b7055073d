/** A time limit closer than this is shown as a countdown. */
const NEAR_MS = 24 * 3_600_000;

/** Whether a time limit expires within a day. */
export function isNear(limitAt: string, now: number = Date.now()): boolean {
  const left = Date.parse(limitAt) - now;
  return left > 0 && left <= NEAR_MS;
}
