import type { Itinerary } from '@jetway/kit-api/flights';
import type { MoneyText } from '@jetway/kit-domain';
import { moneyNumber } from '@jetway/kit-domain';
import { wholeRange } from '@jetway/kit-domain/input';

import { airlinesOf, alliancesOf, ledBy } from './brands';
import { dayPartAt } from './day-parts';
import type { Filters, Range } from './filters';
import { NO_FILTERS, testsOf } from './filters';

/** A filter option: how many flights it would show beside the other filters, and the cheapest of them; null without any. */
export interface Facet {
  key: string;
  label: string;
  count: number;
  cheapest: MoneyText | null;
}

/** Options of one journey of the trip; times by part of the day, as in `DAY_PARTS`. */
export interface JourneyFacets {
  stops: Facet[];
  departures: Facet[];
  arrivals: Facet[];
}

/** The options of all flights. Ranges span all flights, whatever is filtered. */
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

/** Counts in one pass, for each option, the flights that match all filters of other kinds. */
export function facetsOf(flights: readonly Itinerary[], filters: Filters = NO_FILTERS): Facets {
  const layoverMinutes = layoverRange(flights);
  const tests = testsOf(filters, layoverMinutes);
  const passesAll = (card: Itinerary) => tests.every(({ passes }) => passes(card));
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
    const led = ledBy(flight, filters);
    const card = led ?? flight;
    const failed = tests.flatMap(({ field, passes }) => (passes(card) ? [] : field));
    const matches = (field: string) => led !== undefined && failed.every((other) => other === field);
    stops.add(card.stopKey, card, matches('stops'));
    for (const [code, name] of airlinesOf(flight)) {
      const own = ledBy(flight, { airlines: [code], alliances: filters.alliances });
      airlines.add(code, own ?? flight, own !== undefined && passesAll(own), () => name);
    }
    for (const code of alliancesOf(flight)) {
      const own = ledBy(flight, { airlines: filters.airlines, alliances: [code] });
      alliances.add(code, own ?? flight, own !== undefined && passesAll(own));
    }
    for (const code of new Set(card.layoverAirports))
      layoverAirports.add(code, card, matches('layoverAirports'), () => placeOf(card, code));
    const { departureAirportCode: departure, arrivalAirportCode: arrival } = card.flightSummary[0] ?? {};
    if (departure) departureAirports.add(departure, card, matches('departureAirports'), () => placeOf(card, departure));
    if (arrival) arrivalAirports.add(arrival, card, matches('arrivalAirports'), () => placeOf(card, arrival));
    const part = dayPartAt(card.journeyWises[0]?.departureTiming);
    if (part) departures.add(part, card, matches('departureWindows'));
    for (const [index, journey] of card.journeyWises.entries()) {
      (journeys[index] ??= new JourneyCount()).add(journey, card, (field) => matches(`${index}.${field}`));
    }
    if (card.baggageSummary) baggage.add(card.baggageSummary, card, matches('baggage'));
    if (card.refundable) refundable.add('refundable', card, matches('refundableOnly'));
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
    price: wholeRange(flights.map(({ amount }) => amount)),
    durationMinutes: spanOf(flights.map((flight) => flight.duration)),
    layoverMinutes,
  };
}

/** An airport's city with its code: "Kathmandu (KTM)". */
function placeOf({ segments }: Itinerary, code: string): string {
  const city = segments
    .flatMap(({ origin, destination }) => [destination, origin])
    .find((end) => end.code === code)?.city;
  return city ? `${city} (${code})` : code;
}

/** Shortest and longest layover among connecting flights. */
export function layoverRange(flights: readonly Itinerary[]): Range | null {
  const connecting = flights.filter((flight) => flight.layoverDuration.max > 0);
  return spanOf(connecting.flatMap(({ layoverDuration: { min, max } }) => [min, max]));
}

/** Lowest and highest value; null without any. */
function spanOf(values: number[]): Range | null {
  if (values.length === 0) return null;
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return { min, max };
}

interface Option {
  facet: Facet;
  /** Of `facet.cheapest`. */
  price: number;
  /** Among all flights. */
  lowest: number;
  total: number;
}

/** The options of one kind. Their order depends on all flights, so that none moves when a filter is set. */
class Count {
  private readonly options = new Map<string, Option>();

  /** @param isCounted whether the flight matches the other filters */
  add(key: string, flight: Itinerary, isCounted: boolean, label: () => string = () => key): void {
    const price = moneyNumber(flight.amount);
    const option: Option = this.options.get(key) ?? {
      facet: { key, label: label(), count: 0, cheapest: null },
      price: Infinity,
      lowest: Infinity,
      total: 0,
    };
    this.options.set(key, option);
    option.total += 1;
    option.lowest = Math.min(option.lowest, price);
    if (!isCounted) return;
    option.facet.count += 1;
    if (price >= option.price) return;
    option.price = price;
    option.facet.cheapest = flight.amount;
  }

  byKey(): Facet[] {
    return [...this.options.values()].map(({ facet }) => facet).sort((a, b) => (a.key < b.key ? -1 : 1));
  }

  byPrice(): Facet[] {
    return [...this.options.values()]
      .sort((a, b) => a.lowest - b.lowest || b.total - a.total)
      .map(({ facet }) => facet);
  }
}

class JourneyCount {
  private readonly stops = new Count();
  private readonly departures = new Count();
  private readonly arrivals = new Count();

  add(
    { stopKey, departureTiming, arrivalTiming }: Itinerary['journeyWises'][number],
    flight: Itinerary,
    matches: (field: string) => boolean,
  ): void {
    this.stops.add(stopKey, flight, matches('stops'));
    const [leaves, lands] = [dayPartAt(departureTiming), dayPartAt(arrivalTiming)];
    if (leaves) this.departures.add(leaves, flight, matches('departure'));
    if (lands) this.arrivals.add(lands, flight, matches('arrival'));
  }

  facets(): JourneyFacets {
    return { stops: this.stops.byKey(), departures: this.departures.byKey(), arrivals: this.arrivals.byKey() };
  }
}
