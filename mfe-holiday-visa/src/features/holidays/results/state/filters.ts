import type { PackageCard, PackageType } from '@jetway/kit-api/packages';
import { moneyNumber } from '@jetway/kit-domain';
import type { WholeRange } from '@jetway/kit-domain/input';
import { wholeRange } from '@jetway/kit-domain/input';

export const TYPES = [
  'group',
  'private',
  'selfDrive',
  'honeymoon',
  'umrah',
  'family',
  'adventure',
] as const satisfies readonly PackageType[];

/** How long packages are, by their days; the last one has no end. */
export const DURATIONS = ['1-3', '4-7', '8-14', '15-'] as const;
export type Duration = (typeof DURATIONS)[number];

/** Whole ratings; each holds what is rated from it to below the next. */
export const RATINGS = [5, 4, 3, 2, 1] as const;

/** What the agent has filtered by; an empty list and null filter nothing. */
export interface Filters {
  type: PackageType[];
  duration: Duration[];
  rating: number[];
  /** Whole units of the portal's currency, both inclusive. */
  price: WholeRange | null;
}

export const NO_FILTERS: Filters = { type: [], duration: [], rating: [], price: null };

export const SORTS = ['recommended', 'price', 'duration', 'rating'] as const;
export type Sort = (typeof SORTS)[number];

/** A choice with the packages that the other filters leave of it. */
export interface Option<T> {
  value: T;
  count: number;
}

export interface Options {
  type: Option<PackageType>[];
  duration: Option<Duration>[];
  rating: Option<number>[];
}

export function durationOf({ days }: PackageCard): Duration {
  if (days <= 3) return '1-3';
  if (days <= 7) return '4-7';
  return days <= 14 ? '8-14' : '15-';
}

const ratingOf = ({ rating }: PackageCard) => Math.floor(rating);

/** What each filter lets pass. */
const PASSES: Record<keyof Filters, (card: PackageCard, filters: Filters) => boolean> = {
  type: (card, { type }) => type.length === 0 || type.includes(card.type),
  duration: (card, { duration }) => duration.length === 0 || duration.includes(durationOf(card)),
  rating: (card, { rating }) => rating.length === 0 || rating.includes(ratingOf(card)),
  price: (card, { price }) => {
    const amount = moneyNumber(card.priceFrom.amount);
    return price === null || (amount >= price.min && amount <= price.max);
  },
};

const FILTERS = Object.keys(PASSES) as (keyof Filters)[];

/** The packages that pass every filter, and the choices that exist with what the other filters leave of each. */
export function narrow(all: readonly PackageCard[], filters: Filters): { packages: PackageCard[]; options: Options } {
  const passing = (except?: keyof Filters) =>
    all.filter((card) => FILTERS.every((name) => name === except || PASSES[name](card, filters)));
  return {
    packages: passing(),
    options: {
      type: counted(TYPES, all, passing('type'), ({ type }) => type),
      duration: counted(DURATIONS, all, passing('duration'), durationOf),
      rating: counted(RATINGS, all, passing('rating'), ratingOf),
    },
  };
}

function counted<T>(
  values: readonly T[],
  all: readonly PackageCard[],
  left: readonly PackageCard[],
  valueOf: (card: PackageCard) => T,
): Option<T>[] {
  return values
    .filter((value) => all.some((card) => valueOf(card) === value))
    .map((value) => ({ value, count: left.filter((card) => valueOf(card) === value).length }));
}

/** The range of all prices; null without packages. */
export function boundsOf(all: readonly PackageCard[]): WholeRange | null {
  return wholeRange(all.map(({ priceFrom }) => priceFrom.amount));
}

const priceOf = ({ priceFrom }: PackageCard) => moneyNumber(priceFrom.amount);

const COMPARE: Record<Sort, (one: PackageCard, other: PackageCard) => number> = {
  recommended: (one, other) => other.popularity - one.popularity,
  price: (one, other) => priceOf(one) - priceOf(other),
  duration: (one, other) => one.days - other.days,
  rating: (one, other) => other.rating - one.rating,
};

/** In the order asked for; equal packages by their price, then as they came. */
export function sorted(packages: readonly PackageCard[], sort: Sort): PackageCard[] {
  return [...packages].sort((one, other) => COMPARE[sort](one, other) || COMPARE.price(one, other));
}

/** Number of filters in use. */
export function activeCount({ type, duration, rating, price }: Filters): number {
  return type.length + duration.length + rating.length + Number(price !== null);
}
