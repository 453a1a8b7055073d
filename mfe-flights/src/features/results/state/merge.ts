import type { Itinerary } from '@jetway/kit-api/flights';

/** A batch: new or changed flights, and ids that another entry replaces. */
export interface Batch {
  flights: readonly Itinerary[];
  duplicates: readonly string[];
}

/**
 * The list after a batch: entries with a known id are replaced, reported duplicates removed, everything else stays. Sorting
 * is separate.
 */
export function merge(listed: readonly Itinerary[], { flights, duplicates }: Batch): Itinerary[] {
  const byId = new Map(listed.map((flight) => [flight.itineraryId, flight]));
  for (const flight of flights) byId.set(flight.itineraryId, flight);
  for (const id of duplicates) byId.delete(id);
  return [...byId.values()];
}

/**
 * The reported ids after a batch: its own and the earlier ones, except those it delivers as cards.
 * A replaced fare may lead again later, so a card is on offer until a batch reports it.
 */
export function goneAfter(before: readonly string[], { flights, duplicates }: Batch): string[] {
  const back = new Set(flights.map(({ itineraryId }) => itineraryId));
  return [...new Set([...before.filter((id) => !back.has(id)), ...duplicates])];
}

/** Cards of a batch that replace listed ones, by the replaced id: the same flights with a better fare. */
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

/** The flights and times, whatever supplier or codeshare number sells them. */
function flightsKey({ segments }: Itinerary): string {
  return segments
    .map(
      ({ journeyIndex, operating, origin }) =>
        `${journeyIndex}:${operating.code}${operating.number}@${origin.code}${origin.local}`,
    )
    .join(';');
}

/**
 * Splits a batch into changes of visible rows, which apply at once, and new rows, which may have to wait.
 * A replacement changes the row it replaces.
 */
export function partition(
  listed: readonly Itinerary[],
  flights: readonly Itinerary[],
  heirs: ReadonlyMap<string, Itinerary>,
): { known: Itinerary[]; fresh: Itinerary[] } {
  const ids = new Set([...listed, ...heirs.values()].map((flight) => flight.itineraryId));
  const known: Itinerary[] = [];
  const fresh: Itinerary[] = [];
  for (const flight of flights) (ids.has(flight.itineraryId) ? known : fresh).push(flight);
  return { known, fresh };
}
