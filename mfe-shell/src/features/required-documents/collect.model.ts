import type { DocumentCollect } from '@jetway/kit-api/customer';

/** What the portal does about licences that are asked for. */
export type Judgement =
  /** Nothing; `forget` says that an old skip means nothing any more. */
  | { kind: 'quiet'; forget: boolean }
  | { kind: 'ask' }
  /** They were put off; ask again after so many milliseconds. */
  | { kind: 'wait'; ms: number };

const AN_HOUR_MINS = 60;
/** Timers of browsers overflow beyond this and fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** How long a skip lasts, in milliseconds. */
export function collectIntervalMs({ collectIntervalMins }: DocumentCollect): number {
  return (collectIntervalMins ?? AN_HOUR_MINS) * 60_000;
}

/** Judges at a moment; both moments in milliseconds since 1970. */
export function judge(collect: DocumentCollect, isSessionOver: boolean, skippedOn: number | null, now: number): Judgement {
  if (!collect.forceCollect || isSessionOver) return { kind: 'quiet', forget: true };
  const left = skippedOn === null ? 0 : skippedOn + collectIntervalMs(collect) - now;
  return left > 0 ? { kind: 'wait', ms: Math.min(left, LONGEST_TIMER_MS) } : { kind: 'ask' };
}
