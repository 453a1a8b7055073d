import type { Itinerary, Segment } from '@jetway/kit-api/flights';
import type { MoneyText } from '@jetway/kit-domain';

import type { FlightSort } from '../../../shared/results/sort';
import { exactPrice, timeNumber } from '../../../shared/results/sort';
import type { Way } from './pair.slice';

/** The flights of one direction of a domestic return, listed once for all returns they are part of. */
export interface WayOffer {
  key: string;
  /** The cheapest return they are part of. */
  flight: Itinerary;
  /** The price of that return for all travellers. */
  amount: MoneyText;
  /** Sold together with the selection in the other list. */
  isSold: boolean;
}

const INDEX: Record<Way, number> = { outbound: 0, inbound: 1 };

/** Identifies the flights of one direction, whatever supplier or codeshare number sells them. */
export function wayKey(flight: Pick<Itinerary, 'segments'>, way: Way): string {
  return segmentsOf(flight.segments, way)
    .map(({ operating, origin }) => `${operating.code}${operating.number}@${origin.local}`)
    .join('+');
}

export function segmentsOf(segments: readonly Segment[], way: Way): Segment[] {
  return segments.filter(({ journeyIndex }) => journeyIndex === INDEX[way]);
}

/**
 * The offers of a direction, each at its cheapest return; with a selection in the other list, at the cheapest return with it.
 */
export function waysOf(flights: readonly Itinerary[], way: Way, other: string, sort: FlightSort): WayOffer[] {
  const against: Way = way === 'outbound' ? 'inbound' : 'outbound';
  const found = new Map<string, WayOffer>();
  for (const flight of flights) {
    const key = wayKey(flight, way);
    const isSold = other === '' || wayKey(flight, against) === other;
    const known = found.get(key);
    const isBetter =
      !known || (isSold && !known.isSold) || (isSold === known.isSold && exactPrice(flight) < exactPrice(known.flight));
    if (isBetter) found.set(key, { key, flight, amount: flight.amount, isSold });
  }
  return [...found.values()].sort(order(way, sort));
}

/**
 * The effective selection: flights hidden by a filter do not count, nor an inbound flight no longer sold with the outbound
 * one.
 */
export function choiceAmong(
  flights: readonly Itinerary[],
  { outbound, inbound }: Record<Way, string>,
): Record<Way, string> {
  const out = flights.filter((flight) => wayKey(flight, 'outbound') === outbound);
  const back = (out.length > 0 ? out : flights).filter((flight) => wayKey(flight, 'inbound') === inbound);
  return { outbound: out.length > 0 ? outbound : '', inbound: back.length > 0 ? inbound : '' };
}

function order(way: Way, { field, isAsc }: FlightSort) {
  const value = ({ flight }: WayOffer): number => {
    const journey = flight.flightSummary[INDEX[way]];
    if (!journey || field === 'price') return exactPrice(flight);
    if (field === 'duration') return journey.duration;
    return field === 'depart'
      ? timeNumber(journey.departureTime)
      : journey.dayOffset * 2400 + timeNumber(journey.arrivalTime);
  };
  const direction = isAsc ? 1 : -1;
  return (a: WayOffer, b: WayOffer) =>
    Number(b.isSold) - Number(a.isSold) ||
    direction * (value(a) - value(b)) ||
    exactPrice(a.flight) - exactPrice(b.flight) ||
    (a.key < b.key ? -1 : 1);
}

/** The cheapest return with both directions; undefined when none is sold. */
export function pairOf(flights: readonly Itinerary[], outbound: string, inbound: string): Itinerary | undefined {
  const both = flights.filter(
    (flight) => wayKey(flight, 'outbound') === outbound && wayKey(flight, 'inbound') === inbound,
  );
  return both.sort((a, b) => exactPrice(a) - exactPrice(b))[0];
}
