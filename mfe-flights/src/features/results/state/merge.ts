import type { Itinerary } from '@jetway/kit-api/flights';

/** What a batch brings: flights new or changed, and ids that another entry stands for now. */
export interface Batch {
  flights: readonly Itinerary[];
  duplicates: readonly string[];
}

/**
 * The list after a batch: an entry with a known id takes the old one's place, ids reported as duplicates are dropped,
 * everything else stays. Order is the sort's business.
 */
export function merge(listed: readonly Itinerary[], { flights, duplicates }: Batch): Itinerary[] {
  const byId = new Map(listed.map((flight) => [flight.itineraryId, flight]));
  for (const flight of flights) byId.set(flight.itineraryId, flight);
  for (const id of duplicates) byId.delete(id);
  return [...byId.values()];
}

/**
 * The ids reported so far, after a batch: those it reports, and those of before it does not bring as cards.
 * A fare that lost its place may lead again later, so a card counts as offered until a batch says otherwise.
 */
export function goneAfter(before: readonly string[], { flights, duplicates }: Batch): string[] {
  const back = new Set(flights.map(({ itineraryId }) => itineraryId));
  return [...new Set([...before.filter((id) => !back.has(id)), ...duplicates])];
}

/** The cards of a batch that took over from listed ones: the same flights, sold better. By the id of the one before. */
export function heirsOf(listed: readonly Itinerary[], { flights, duplicates }: Batch): ReadonlyMap<string, Itinerary> {
  const gone = new Set(duplicates);
  const byFlights = new Map(flights.map((flight) => [flightsKey(flight), flight]));
  const heirs = new Map<string, Itinerary>();
  for (const before of listed) {
    const heir = gone.has(before.itineraryId) ? byFlights.get(flightsKey(before)) : undefined;
    if (heir && !gone.has(heir.itineraryId)) heirs.set(before.itineraryId, heir);
  }
  return heirs;
}

/** What is flown and when, whoever sells it and under whatever number. */
function flightsKey({ segments }: Itinerary): string {
  return segments.map(({ journeyIndex, operating, origin }) => `${journeyIndex}:${operating.code}${operating.number}@${origin.code}${origin.local}`).join(';');
}

/**
 * Splits a batch into changes of rows on screen, which may show at once, and new rows, which may have to wait.
 * An heir changes the row it took over.
 */
export function partition(listed: readonly Itinerary[], flights: readonly Itinerary[], heirs: ReadonlyMap<string, Itinerary>): { known: Itinerary[]; fresh: Itinerary[] } {
  const ids = new Set([...listed, ...heirs.values()].map((flight) => flight.itineraryId));
  const known: Itinerary[] = [];
  const fresh: Itinerary[] = [];
  for (const flight of flights) (ids.has(flight.itineraryId) ? known : fresh).push(flight);
  return { known, fresh };
}
