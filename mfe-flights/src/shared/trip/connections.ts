import type { Segment } from '@jetway/kit-api/flights';

/** Whether a flight leaves before the one to it lands: airlines move flights of what was sold together. */
export function isMissed({ journeyIndex, destination }: Segment, next: Segment | undefined): boolean {
  return next?.journeyIndex === journeyIndex && Date.parse(next.origin.utc) < Date.parse(destination.utc);
}

/** The airports where a flight of the trip is missed. */
export function missedAt(segments: readonly Segment[]): string[] {
  return segments.filter((segment, index) => isMissed(segment, segments[index + 1])).map(({ destination }) => destination.city);
}
