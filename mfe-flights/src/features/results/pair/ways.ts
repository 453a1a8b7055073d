import type { Itinerary, Segment } from '@jetway/kit-api/flights';
import type { MoneyText } from '@jetway/kit-domain';
import { moneyNumber } from '@jetway/kit-domain';

import type { FlightSort } from '../state/sort';
import { timeNumber } from '../state/sort';
import type { Way } from './pair.slice';

/** One way of a domestic return, once, however many returns it is part of. */
export interface WayOffer {
  key: string;
  /** The cheapest return it is part of, and may be chosen from. */
  flight: Itinerary;
  /** What that return costs for everyone. */
  amount: MoneyText;
  /** Sold with what is chosen in the other list. */
  isSold: boolean;
}

const INDEX: Record<Way, number> = { outbound: 0, inbound: 1 };

/** The flights of one way, whoever sells them and under whatever number. */
export function wayKey(flight: Pick<Itinerary, 'segments'>, way: Way): string {
  return segmentsOf(flight.segments, way).map(({ operating, origin }) => `${operating.code}${operating.number}@${origin.local}`).join('+');
}

export function segmentsOf(segments: readonly Segment[], way: Way): Segment[] {
  return segments.filter(({ journeyIndex }) => journeyIndex === INDEX[way]);
}

/** Ways on offer with the cheapest return of each; with a choice in the other list, the cheapest with that choice. */
export function waysOf(flights: readonly Itinerary[], way: Way, other: string, sort: FlightSort): WayOffer[] {
  const against: Way = way === 'outbound' ? 'inbound' : 'outbound';
  const found = new Map<string, WayOffer>();
  for (const flight of flights) {
    const key = wayKey(flight, way);
    const isSold = other === '' || wayKey(flight, against) === other;
    const known = found.get(key);
    const isBetter = !known || (isSold && !known.isSold) || (isSold === known.isSold && moneyNumber(flight.amount) < moneyNumber(known.amount));
    if (isBetter) found.set(key, { key, flight, amount: flight.amount, isSold });
  }
  return [...found.values()].sort(order(way, sort));
}

/** What is chosen, as far as it is on offer: a way a filter took out of sight is no choice, nor is a way back nobody sells with the way out any more. */
export function choiceAmong(flights: readonly Itinerary[], { outbound, inbound }: Record<Way, string>): Record<Way, string> {
  const out = flights.filter((flight) => wayKey(flight, 'outbound') === outbound);
  const back = (out.length > 0 ? out : flights).filter((flight) => wayKey(flight, 'inbound') === inbound);
  return { outbound: out.length > 0 ? outbound : '', inbound: back.length > 0 ? inbound : '' };
}

function order(way: Way, { field, isAsc }: FlightSort) {
  const value = ({ flight: { flightSummary }, amount }: WayOffer): number => {
    const journey = flightSummary[INDEX[way]];
    if (!journey || field === 'price') return moneyNumber(amount);
    if (field === 'duration') return journey.duration;
    return field === 'depart' ? timeNumber(journey.departureTime) : journey.dayOffset * 2400 + timeNumber(journey.arrivalTime);
  };
  const direction = isAsc ? 1 : -1;
  return (a: WayOffer, b: WayOffer) =>
    Number(b.isSold) - Number(a.isSold) || direction * (value(a) - value(b)) || moneyNumber(a.amount) - moneyNumber(b.amount) || (a.key < b.key ? -1 : 1);
}

/** The cheapest return that flies both ways; undefined when nobody sells them together. */
export function pairOf(flights: readonly Itinerary[], outbound: string, inbound: string): Itinerary | undefined {
  const both = flights.filter((flight) => wayKey(flight, 'outbound') === outbound && wayKey(flight, 'inbound') === inbound);
  return both.sort((a, b) => moneyNumber(a.amount) - moneyNumber(b.amount))[0];
}
