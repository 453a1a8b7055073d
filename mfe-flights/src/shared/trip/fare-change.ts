import type { ClassChange, FareBreakdown, FlightTimes, Segment, SoldClass, TimeChange } from '@jetway/kit-api/flights';
import type { MoneyText } from '@jetway/kit-domain';

import { flightNumber } from './flight-numbers';

/** A price change. */
export interface PriceChange {
  previous: FareBreakdown;
  current: FareBreakdown;
  delta: MoneyText;
}

/** Flights in another class or at other times than seen. */
export interface FlightChanges {
  classes: ClassChange[];
  times: TimeChange[];
}

/** A fare whose price or flights differ from what was seen. */
export interface FareChange extends FlightChanges {
  price: PriceChange | null;
}

export type ChangeKind = 'price' | 'class' | 'both' | 'times' | 'several';

/** Flight changes the server reports since the previous request. */
interface ToldChanges {
  classChanges?: ClassChange[];
  timeChanges?: TimeChange[];
}

/** The change, if there is one. */
export function fareChangeOf(price: PriceChange | null, { classes, times }: FlightChanges): FareChange | null {
  return price || classes.length > 0 || times.length > 0 ? { price, classes, times } : null;
}

export function kindOf({ price, classes, times }: FareChange): ChangeKind {
  const isReclassed = classes.length > 0;
  if (times.length > 0) return price || isReclassed ? 'several' : 'times';
  if (!isReclassed) return 'price';
  return price ? 'both' : 'class';
}

export function toldChanges({ classChanges = [], timeChanges = [] }: ToldChanges): FlightChanges {
  return { classes: classChanges, times: timeChanges };
}

/**
 * Flights that differ from what the page showed. The server reports changes since the previous request, whose response may
 * have been lost, so they are compared with the displayed flights.
 */
export function changesSince(
  seen: readonly Segment[] = [],
  now: readonly Segment[] = [],
  told: ToldChanges = {},
): FlightChanges {
  if (seen.length !== now.length) return toldChanges(told);
  const pairs = now.flatMap((current, index) => {
    const previous = seen[index];
    return previous ? [{ flight: flightNumber(current), previous, current }] : [];
  });
  return {
    classes: pairs
      .map(({ flight, previous, current }) => ({ flight, previous: classOf(previous), current: classOf(current) }))
      .filter(({ previous, current }) => !isSameClass(previous, current)),
    times: pairs
      .filter(({ previous, current }) => isMoved(previous, current))
      .map(({ flight, previous, current }) => ({ flight, previous: timesOf(previous), current: timesOf(current) })),
  };
}

/** Whether a flight departs or arrives at another time. */
export function isMoved(before: FlightTimes, now: FlightTimes): boolean {
  return before.origin.utc !== now.origin.utc || before.destination.utc !== now.destination.utc;
}

function classOf({ rbd, cabin, fareBasis }: Segment): SoldClass {
  return { rbd, cabin, fareBasis };
}

function timesOf({ origin, destination }: Segment): FlightTimes {
  return { origin, destination };
}

function isSameClass(before: SoldClass, now: SoldClass): boolean {
  return before.rbd === now.rbd && before.cabin === now.cabin && before.fareBasis === now.fareBasis;
}
