import type { DocumentCollect } from '@jetway/kit-api/customer';

/** What the portal does about licences that are required. */
export type Judgement =
  /** Do nothing; `forget` means that an earlier skip no longer counts. */
  | { kind: 'quiet'; forget: boolean }
  | { kind: 'ask' }
  /** The user skipped; ask again after this many milliseconds. */
  | { kind: 'wait'; ms: number };

const AN_HOUR_MINS = 60;
/** Browser timers overflow above this and fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** How long a skip lasts, in milliseconds. */
export function collectIntervalMs({ collectIntervalMins }: DocumentCollect): number {
  return (collectIntervalMins ?? AN_HOUR_MINS) * 60_000;
}

/** Decides for an instant; both times in milliseconds since 1970. */
export function judge(
  collect: DocumentCollect,
  isSessionOver: boolean,
  skippedOn: number | null,
  now: number,
): Judgement {
  if (!collect.forceCollect || isSessionOver) return { kind: 'quiet', forget: true };
  const left = skippedOn === null ? 0 : skippedOn + collectIntervalMs(collect) - now;
  return left > 0 ? { kind: 'wait', ms: Math.min(left, LONGEST_TIMER_MS) } : { kind: 'ask' };
}
