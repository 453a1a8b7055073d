import type { Itinerary } from '@jetway/kit-api/flights';

/** A flight of the list, with the same airline's flights at the same price and number of stops at other times. */
export interface Times {
  lead: Itinerary;
  others: readonly Itinerary[];
}

const NONE: readonly Itinerary[] = [];

/** Gathers flights that differ in their times only below the first of them, so that each is in one place. Keeps the order. */
export function timesOf(flights: readonly Itinerary[]): Times[] {
  const groups = new Map<string, { lead: Itinerary; others: Itinerary[] }>();
  for (const flight of flights) {
    // The server counts the flights in the same way; a fare without flights is a group of its own.
    const key = flight.moreCount > 0 ? `${flight.airlineCode} ${flight.amount} ${flight.stopKey}` : flight.itineraryId;
    const group = groups.get(key);
    if (group) group.others.push(flight);
    else groups.set(key, { lead: flight, others: [] });
  }
  return [...groups.values()].map(({ lead, others }) => ({ lead, others: others.length > 0 ? others : NONE }));
}
