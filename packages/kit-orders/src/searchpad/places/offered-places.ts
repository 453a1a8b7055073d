/** How many places are offered before anything is typed. */
const MOST_OFFERED = 10;
/** How many recent places are kept. */
const MOST_RECENT = 6;

/** A place offered before anything is typed, and why. */
export interface OfferedPlace<P> {
  place: P;
  why: 'recent' | 'popular';
}

/** Identifies a place among those of its field. */
export type PlaceKey<P> = (place: P) => string;

/** The recent places after a choice: the chosen one first, each once. */
export function withRecent<P>(recent: readonly P[], chosen: P, keyOf: PlaceKey<P>): P[] {
  const others = recent.filter((place) => keyOf(place) !== keyOf(chosen));
  return [chosen, ...others].slice(0, MOST_RECENT);
}

/** What an empty field offers: the user's recent places, then popular ones, each once. */
export function offeredPlaces<P>(
  recent: readonly P[],
  popular: readonly P[],
  keyOf: PlaceKey<P>,
  most = MOST_OFFERED,
): OfferedPlace<P>[] {
  const known = new Set(recent.map(keyOf));
  const others = popular.filter((place) => !known.has(keyOf(place)));
  return [
    ...recent.map((place) => ({ place, why: 'recent' as const })),
    ...others.map((place) => ({ place, why: 'popular' as const })),
  ].slice(0, most);
}
