import type { Segment } from '@jetway/kit-api/flights';

/** Whether a flight departs before the previous one lands, as after a schedule change. */
export function isMissed({ journeyIndex, destination }: Segment, next: Segment | undefined): boolean {
  return next?.journeyIndex === journeyIndex && Date.parse(next.origin.utc) < Date.parse(destination.utc);
}

/** The airports of missed connections. */
export function missedAt(segments: readonly Segment[]): string[] {
  return segments
    .filter((segment, index) => isMissed(segment, segments[index + 1]))
    .map(({ destination }) => destination.city);
}
