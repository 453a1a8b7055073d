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

/** Splits a batch into changes of rows on screen, which may show at once, and new rows, which may have to wait. */
export function partition(listed: readonly Itinerary[], flights: readonly Itinerary[]): { known: Itinerary[]; fresh: Itinerary[] } {
  const ids = new Set(listed.map((flight) => flight.itineraryId));
  const known: Itinerary[] = [];
  const fresh: Itinerary[] = [];
  for (const flight of flights) (ids.has(flight.itineraryId) ? known : fresh).push(flight);
  return { known, fresh };
}
