import type { Itinerary } from '@jetway/kit-api/flights';
import { moneyNumber } from '@jetway/kit-domain';

export const SORT_FIELDS = ['price', 'duration', 'depart', 'arrive'] as const;
export type SortField = (typeof SORT_FIELDS)[number];

export interface FlightSort {
  field: SortField;
  isAsc: boolean;
}

export const CHEAPEST_FIRST: FlightSort = { field: 'price', isAsc: true };

/** "09:30" as 930, so that times compare as numbers. */
export function timeNumber(text: string): number {
  return Number(text.replace(':', ''));
}

/** What a flight costs, for comparing: the charged amount, since converted ones are rounded. */
export function exactPrice({ amount, originalAmount }: Pick<Itinerary, 'amount' | 'originalAmount'>): number {
  return moneyNumber(originalAmount ?? amount);
}

const VALUE: Record<SortField, (flight: Itinerary) => number> = {
  price: exactPrice,
  duration: (flight) => flight.duration,
  depart: (flight) => timeNumber(flight.flightSummary[0]?.departureTime ?? ''),
  arrive: ({ flightSummary: [first] }) => (first ? first.dayOffset * 2400 + timeNumber(first.arrivalTime) : 0),
};

/** A sorted copy. Equal values are ordered by preferred airline, price, duration and id, so that the order is stable. */
export function sorted(flights: readonly Itinerary[], { field, isAsc }: FlightSort): Itinerary[] {
  const value = VALUE[field];
  const direction = isAsc ? 1 : -1;
  const keyed = flights.map((flight) => {
    const price = exactPrice(flight);
    return { flight, price, value: field === 'price' ? price : value(flight) };
  });
  keyed.sort(
    (a, b) =>
      direction * (a.value - b.value) ||
      byPreference(a.flight, b.flight) ||
      a.price - b.price ||
      a.flight.duration - b.flight.duration ||
      compareIds(a.flight, b.flight),
  );
  return keyed.map(({ flight }) => flight);
}

function byPreference(a: Itinerary, b: Itinerary): number {
  return Number(b.isPreferred) - Number(a.isPreferred);
}

function compareIds(a: Itinerary, b: Itinerary): number {
  return a.itineraryId < b.itineraryId ? -1 : 1;
}

/** The sort after selecting a field: another field is ascending, the same one reversed. */
export function chosen(sort: FlightSort, field: SortField): FlightSort {
  return { field, isAsc: sort.field === field ? !sort.isAsc : true };
}
