import type { Itinerary } from '@jetway/kit-api/flights';
import type { MoneyText } from '@jetway/kit-domain';
import { moneyNumber } from '@jetway/kit-domain';

import { airlinesOf } from './brands';
import { dayPartAt } from './day-parts';
import type { Range } from './filters';

/** A filter option: how many flights match, and the cheapest of them. */
export interface Facet {
  key: string;
  label: string;
  count: number;
  cheapest: MoneyText;
}

/** Options of one journey of the trip; times by part of the day, as in `DAY_PARTS`. */
export interface JourneyFacets {
  stops: Facet[];
  departures: Facet[];
  arrivals: Facet[];
}

/** All filter options, counted over all flights. */
export interface Facets {
  stops: Facet[];
  airlines: Facet[];
  alliances: Facet[];
  layoverAirports: Facet[];
  departureAirports: Facet[];
  arrivalAirports: Facet[];
  baggage: Facet[];
  /** By the part of the day of the first departure, as in `DAY_PARTS`. */
  departures: Facet[];
  /** Options per journey. */
  journeys: JourneyFacets[];
  refundable: Facet | null;
  price: Range | null;
  durationMinutes: Range | null;
  layoverMinutes: Range | null;
}

/** Counts all flights in one pass. */
export function facetsOf(flights: readonly Itinerary[]): Facets {
  const stops = new Count();
  const airlines = new Count();
  const alliances = new Count();
  const layoverAirports = new Count();
  const departureAirports = new Count();
  const arrivalAirports = new Count();
  const baggage = new Count();
  const refundable = new Count();
  const departures = new Count();
  const journeys: JourneyCount[] = [];
  for (const flight of flights) {
    stops.add(flight.stopKey, flight);
    for (const [code, name] of airlinesOf(flight)) airlines.add(code, flight, () => name);
    if (flight.alliance) alliances.add(flight.alliance, flight);
    for (const code of new Set(flight.layoverAirports)) layoverAirports.add(code, flight, () => placeOf(flight, code));
    const { departureAirportCode: departure, arrivalAirportCode: arrival } = flight.flightSummary[0] ?? {};
    if (departure) departureAirports.add(departure, flight, () => placeOf(flight, departure));
    if (arrival) arrivalAirports.add(arrival, flight, () => placeOf(flight, arrival));
    const part = dayPartAt(flight.journeyWises[0]?.departureTiming);
    if (part) departures.add(part, flight);
    for (const [index, journey] of flight.journeyWises.entries()) (journeys[index] ??= new JourneyCount()).add(journey, flight);
    if (flight.baggageSummary) baggage.add(flight.baggageSummary, flight);
    if (flight.refundable) refundable.add('refundable', flight);
  }
  return {
    stops: stops.byKey(),
    airlines: airlines.byPrice(),
    alliances: alliances.byPrice(),
    layoverAirports: layoverAirports.byPrice(),
    departureAirports: departureAirports.byKey(),
    arrivalAirports: arrivalAirports.byKey(),
    baggage: baggage.byPrice(),
    departures: departures.byKey(),
    journeys: journeys.map((journey) => journey.facets()),
    refundable: refundable.byKey()[0] ?? null,
    price: rangeOf(flights.map((flight) => moneyNumber(flight.amount)), true),
    durationMinutes: rangeOf(flights.map((flight) => flight.duration)),
    layoverMinutes: layoverRange(flights),
  };
}

/** An airport's city with its code: "Kathmandu (KTM)". */
function placeOf({ segments }: Itinerary, code: string): string {
  const city = segments.flatMap(({ origin, destination }) => [destination, origin]).find((end) => end.code === code)?.city;
  return city ? `${city} (${code})` : code;
}

/** Shortest and longest layover among connecting flights. */
export function layoverRange(flights: readonly Itinerary[]): Range | null {
  const connecting = flights.filter((flight) => flight.layoverDuration.max > 0);
  return rangeOf(connecting.flatMap(({ layoverDuration: { min, max } }) => [min, max]));
}

/** Lowest and highest value, widened to whole units for a slider; null when they are equal. */
function rangeOf(values: number[], whole = false): Range | null {
  if (values.length === 0) return null;
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return whole ? { min: Math.floor(min), max: Math.ceil(max) } : { min, max };
}

class Count {
  private readonly facets = new Map<string, Facet & { price: number }>();

  add(key: string, flight: Itinerary, label: () => string = () => key): void {
    const price = moneyNumber(flight.amount);
    const known = this.facets.get(key);
    if (!known) this.facets.set(key, { key, label: label(), count: 1, cheapest: flight.amount, price });
    else {
      known.count += 1;
      if (price < known.price) Object.assign(known, { cheapest: flight.amount, price });
    }
  }

  byKey(): Facet[] {
    return [...this.facets.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  }

  byPrice(): Facet[] {
    return [...this.facets.values()].sort((a, b) => a.price - b.price || b.count - a.count);
  }
}

class JourneyCount {
  private readonly stops = new Count();
  private readonly departures = new Count();
  private readonly arrivals = new Count();

  add({ stopKey, departureTiming, arrivalTiming }: Itinerary['journeyWises'][number], flight: Itinerary): void {
    this.stops.add(stopKey, flight);
    const [leaves, lands] = [dayPartAt(departureTiming), dayPartAt(arrivalTiming)];
    if (leaves) this.departures.add(leaves, flight);
    if (lands) this.arrivals.add(lands, flight);
  }

  facets(): JourneyFacets {
    return { stops: this.stops.byKey(), departures: this.departures.byKey(), arrivals: this.arrivals.byKey() };
  }
}
