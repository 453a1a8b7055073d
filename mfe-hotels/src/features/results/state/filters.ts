import type { HotelCard } from '@jetway/kit-api/hotels';
import { moneyNumber } from '@jetway/kit-domain';
import { wholeRange } from '@jetway/kit-domain/input';

import { distanceOf } from './sort';

export interface Range {
  min: number;
  max: number;
}

/** The agent's filters; empty lists and null filter nothing. */
export interface Filters {
  price: Range | null;
  stars: string[];
  boards: string[];
  freeCancellation: string[];
  areas: string[];
  amenities: string[];
  chains: string[];
  types: string[];
  /** The lowest review score. */
  review: string[];
  /** The greatest distance in kilometres. */
  distance: string[];
}

export const NO_FILTERS: Filters = {
  price: null,
  stars: [],
  boards: [],
  freeCancellation: [],
  areas: [],
  amenities: [],
  chains: [],
  types: [],
  review: [],
  distance: [],
};

export type FacetField = Exclude<keyof Filters, 'price'>;

/** An option of a facet with the hotels it would leave, given the other facets. */
export interface Option {
  value: string;
  count: number;
}

export interface Facet {
  field: FacetField;
  options: Option[];
}

const SCORES = [9, 8, 7, 6];
const KILOMETRES = [0.5, 1, 2, 5, 10];

/** The options of each facet that a hotel belongs to. */
const VALUES: Record<FacetField, (hotel: HotelCard) => readonly string[]> = {
  freeCancellation: ({ freeCancellationUntil }) => (freeCancellationUntil ? ['yes'] : []),
  stars: ({ stars }) => [String(stars)],
  boards: ({ boards }) => boards,
  review: ({ review }) => SCORES.filter((score) => (review?.score ?? 0) >= score).map(String),
  distance: (hotel) => KILOMETRES.filter((most) => distanceOf(hotel) <= most).map(String),
  areas: ({ area }) => (area ? [area] : []),
  amenities: ({ amenities }) => amenities,
  types: ({ propertyType }) => [propertyType],
  chains: ({ chain }) => (chain ? [chain] : []),
};

/** The facets in the order they are shown. */
export const FACETS = Object.keys(VALUES) as FacetField[];
/** A hotel needs all of several amenities, and one of several of anything else. */
const NEEDS_ALL: readonly FacetField[] = ['amenities'];
const NUMERIC: readonly FacetField[] = ['stars', 'review'];

function passes(hotel: HotelCard, filters: Filters, field: FacetField): boolean {
  const chosen = filters[field];
  if (chosen.length === 0) return true;
  const values = VALUES[field](hotel);
  return NEEDS_ALL.includes(field)
    ? chosen.every((one) => values.includes(one))
    : chosen.some((one) => values.includes(one));
}

function passesPrice(hotel: HotelCard, { price }: Filters): boolean {
  if (!price) return true;
  const amount = moneyNumber(hotel.amount);
  return amount >= price.min && amount <= price.max;
}

export interface Narrowed {
  hotels: HotelCard[];
  facets: Facet[];
}

/**
 * The hotels that pass every filter, and the facets with their counts. A hotel that fails one facet alone counts for that facet's other
 * options, so one pass is enough for thousands.
 */
export function narrow(all: readonly HotelCard[], filters: Filters): Narrowed {
  const hotels: HotelCard[] = [];
  const counts = new Map(FACETS.map((field) => [field, new Map<string, number>()]));
  for (const hotel of all) {
    const hasPrice = passesPrice(hotel, filters);
    const failed = FACETS.filter((field) => !passes(hotel, filters, field));
    if (hasPrice && failed.length === 0) hotels.push(hotel);
    for (const field of FACETS) {
      const counted = counts.get(field);
      // Every existing option stays in its list, even one that would leave nothing.
      const weight = hasPrice && failed.every((one) => one === field && !NEEDS_ALL.includes(field)) ? 1 : 0;
      for (const value of VALUES[field](hotel)) counted?.set(value, (counted.get(value) ?? 0) + weight);
    }
  }
  return { hotels, facets: FACETS.map((field) => ({ field, options: optionsOf(field, counts.get(field)) })) };
}

function optionsOf(field: FacetField, counted: ReadonlyMap<string, number> = new Map()): Option[] {
  const options = [...counted].map(([value, count]) => ({ value, count }));
  if (field === 'distance') return options.sort((a, b) => Number(a.value) - Number(b.value));
  if (NUMERIC.includes(field)) return options.sort((a, b) => Number(b.value) - Number(a.value));
  return options.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

/** The prices of a list, in whole units of its currency; null for an empty list. */
export function priceBounds(hotels: readonly HotelCard[]): Range | null {
  return wholeRange(hotels.map(({ amount }) => amount));
}

/** Number of filters in use. */
export function activeCount(filters: Filters): number {
  return FACETS.reduce((sum, field) => sum + filters[field].length, filters.price ? 1 : 0);
}
