import type { ClassChange, FareBreakdown, FlightClass, Segment } from '@jetway/kit-api/flights';
import type { MoneyText } from '@jetway/kit-domain';

/** A price that moved between two looks. */
export interface PriceChange {
  previous: FareBreakdown;
  current: FareBreakdown;
  delta: MoneyText;
}

/** A fare that is not as it was seen: in its price, in the classes of its flights, or in both. */
export interface FareChange {
  price: PriceChange | null;
  classes: ClassChange[];
}

export type ChangeKind = 'price' | 'class' | 'both';

/** What changed, if anything did. */
export function fareChangeOf(price: PriceChange | null, classes: ClassChange[] = []): FareChange | null {
  return price || classes.length > 0 ? { price, classes } : null;
}

export function kindOf({ price, classes }: FareChange): ChangeKind {
  if (classes.length === 0) return 'price';
  return price ? 'both' : 'class';
}

/** What the flights are sold in, as an answer tells it. */
export function classesOf(segments: readonly Segment[] = []): FlightClass[] {
  return segments.map(({ marketing, rbd, cabin, fareBasis }) => ({
    flight: `${marketing.code} ${marketing.number}`,
    sold: { rbd, cabin, fareBasis },
  }));
}

/**
 * Flights in another class than was seen. The server tells what moved since it was last asked; an answer that got lost on the way
 * was seen by nobody, so what is compared here is what the page showed.
 */
export function classesSince(seen: readonly FlightClass[], now: readonly FlightClass[] = [], told: ClassChange[] = []): ClassChange[] {
  if (seen.length !== now.length) return told;
  return now.flatMap(({ flight, sold }, index) => {
    const before = seen[index]?.sold;
    const isSame = !before || (before.rbd === sold.rbd && before.cabin === sold.cabin && before.fareBasis === sold.fareBasis);
    return isSame ? [] : [{ flight, previous: before, current: sold }];
  });
}
