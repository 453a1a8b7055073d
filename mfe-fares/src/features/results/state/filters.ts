import type { FareLotCard, FareLotFeature } from '@jetway/kit-api/fares';
import { moneyNumber } from '@jetway/kit-domain';
import { wholeRange } from '@jetway/kit-domain/input';

/** Whole units of the portal's currency, both inclusive. */
export interface Range {
  min: number;
  max: number;
}

/** A chosen range of whole units, ends included; an absent end is unbounded. */
export interface PriceChoice {
  min?: number;
  max?: number;
}

/** The agent's filters; an empty list, null and 0 filter nothing. */
export interface Filters {
  featureTags: FareLotFeature[];
  /** The lowest rating. */
  userRating: number;
  priceValue: PriceChoice | null;
}

export const NO_FILTERS: Filters = { featureTags: [], userRating: 0, priceValue: null };

/** Ratings to filter by. */
export const RATINGS = [0, 3, 4, 4.5] as const;

export const SORTS = ['price', 'departure', 'rating', 'seats'] as const;
export type Sort = (typeof SORTS)[number];

/** Every feature a lot can have, in the order they are listed. */
export const FEATURES = [
  'direct',
  'mealIncluded',
  'baggage30',
  'baggage40',
  'zamzam',
  'nightFlight',
  'refundable',
  'nameChange',
  'ziyarah',
  'ramadan',
  'hajjSeason',
] as const satisfies readonly FareLotFeature[];

/** A feature with the number of lots left if it were chosen too; without a number when not all lots are loaded. */
export interface FeatureOption {
  value: FareLotFeature;
  count?: number;
}

/** Every feature, uncounted, since the features of lots that are not loaded are unknown. */
export const UNCOUNTED: readonly FeatureOption[] = FEATURES.map((value) => ({ value }));

/** The cheapest and the dearest seat of a lot; infants take none. */
export function rangeOf({ prices }: FareLotCard): Range | null {
  return wholeRange(prices.filter(({ type }) => type !== 'infant').map(({ amount }) => amount));
}

/** The range that covers all of these: from the lowest minimum to the highest maximum. */
export function rangeOver(ranges: readonly (Range | null)[]): Range | null {
  const known = ranges.filter((range) => range !== null);
  if (known.length === 0) return null;
  return { min: Math.min(...known.map(({ min }) => min)), max: Math.max(...known.map(({ max }) => max)) };
}

/** The range chosen by two handles. A handle at its end sets no limit, since lots that are not loaded may cost less or more. */
export function choiceOf(bounds: Range, { min, max }: Range): PriceChoice | null {
  const choice = { ...(min > bounds.min ? { min } : {}), ...(max < bounds.max ? { max } : {}) };
  return Object.keys(choice).length > 0 ? choice : null;
}

/** Whether a lot has every chosen feature, the rating, and a price that reaches into the chosen range. */
function passes(lot: FareLotCard, { featureTags, userRating, priceValue }: Filters): boolean {
  if (lot.userRating < userRating) return false;
  if (!featureTags.every((tag) => lot.featureTags.includes(tag))) return false;
  if (!priceValue) return true;
  const range = rangeOf(lot);
  return range !== null && range.max >= (priceValue.min ?? 0) && range.min <= (priceValue.max ?? Infinity);
}

/** The lots that pass, and the features that exist with what each would leave. */
export function narrow(
  all: readonly FareLotCard[],
  filters: Filters,
): { lots: FareLotCard[]; features: FeatureOption[] } {
  const lots = all.filter((lot) => passes(lot, filters));
  const features = FEATURES.filter((tag) => all.some(({ featureTags }) => featureTags.includes(tag))).map((value) => ({
    value,
    count: lots.filter(({ featureTags }) => featureTags.includes(value)).length,
  }));
  return { lots, features };
}

/** Lots with those of another list that are not among them. */
export function withOthers(lots: readonly FareLotCard[], others: readonly FareLotCard[]): FareLotCard[] {
  const known = new Set(lots.map(({ lotId }) => lotId));
  return [...lots, ...others.filter(({ lotId }) => !known.has(lotId))];
}

/** The exact price of an adult's seat; lots without one come last. */
function adultPrice({ prices }: FareLotCard): number {
  const adult = prices.find(({ type }) => type === 'adult');
  return adult ? moneyNumber(adult.amount) : Number.MAX_VALUE;
}

const COMPARE: Record<Sort, (one: FareLotCard, other: FareLotCard) => number> = {
  price: (one, other) => adultPrice(one) - adultPrice(other),
  departure: (one, other) =>
    one.departureDate < other.departureDate ? -1 : Number(one.departureDate > other.departureDate),
  rating: (one, other) => other.userRating - one.userRating,
  seats: (one, other) => other.seatsFree - one.seatsFree,
};

/** Sorts lots; ties by price, then in the original order. */
export function sorted(lots: readonly FareLotCard[], sort: Sort): FareLotCard[] {
  return [...lots].sort((one, other) => COMPARE[sort](one, other) || COMPARE.price(one, other));
}

/** Number of filters in use. */
export function activeCount({ featureTags, userRating, priceValue }: Filters): number {
  return featureTags.length + Number(userRating > 0) + Number(priceValue !== null);
}
