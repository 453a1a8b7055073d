import type { ClassChange, FareBreakdown, FlightTimes, Segment, SoldClass, TimeChange } from '@jetway/kit-api/flights';
import type { MoneyText } from '@jetway/kit-domain';

import { flightNumber } from './flight-numbers';

/** A price that moved between two looks. */
export interface PriceChange {
  previous: FareBreakdown;
  current: FareBreakdown;
  delta: MoneyText;
}

/** Flights that are not as they were seen: in another class, or at other times. */
export interface FlightChanges {
  classes: ClassChange[];
  times: TimeChange[];
}

/** A fare that is not as it was seen: in its price, or in its flights. */
export interface FareChange extends FlightChanges {
  price: PriceChange | null;
}

export type ChangeKind = 'price' | 'class' | 'both' | 'times' | 'several';

/** What an answer of the server tells of the flights since it was last asked. */
interface ToldChanges {
  classChanges?: ClassChange[];
  timeChanges?: TimeChange[];
}

/** What changed, if anything did. */
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
 * Flights that are not as they were seen. The server tells what moved since it was last asked; an answer that got lost on the way
 * was seen by nobody, so what is compared here is what the page showed.
 */
export function changesSince(seen: readonly Segment[] = [], now: readonly Segment[] = [], told: ToldChanges = {}): FlightChanges {
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

/** Whether a flight leaves or lands at another moment. */
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
