import type { FareLotSearch } from '@jetway/kit-api/fares';

import type { Filters, PriceChoice, Sort } from './filters';
import { FEATURES, NO_FILTERS, RATINGS, SORTS } from './filters';

/** Search criteria; empty texts and 0 match anything. */
export interface LotQuery {
  origin: string;
  destination: string;
  /** `YYYY-MM`. */
  month: string;
  passengers: number;
}

export const ANYTHING: LotQuery = { origin: '', destination: '', month: '', passengers: 0 };

/** Whether a search has conditions. */
export function isAsked(query: LotQuery): boolean {
  return JSON.stringify(query) !== JSON.stringify(ANYTHING);
}

/** The page's state in the address bar, so that a view can be shared and outlives the page of a lot. */
export interface ResultsAddress {
  query: LotQuery;
  filters: Filters;
  sort: Sort;
}

/** Maximum number of seats in a search. */
export const MOST_PASSENGERS = 500;

/** Reads an address; ignores invalid values. */
export function addressFrom(params: URLSearchParams): ResultsAddress {
  const passengers = Number(params.get('passengers'));
  const rating = Number(params.get('rating'));
  const tags = (params.get('tags') ?? '').split(',');
  const month = params.get('month') ?? '';
  return {
    query: {
      origin: airportIn(params.get('from')),
      destination: airportIn(params.get('to')),
      month: /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : '',
      passengers: Number.isInteger(passengers) && passengers > 0 ? Math.min(passengers, MOST_PASSENGERS) : 0,
    },
    filters: {
      featureTags: FEATURES.filter((tag) => tags.includes(tag)),
      userRating: RATINGS.find((known) => known === rating) ?? NO_FILTERS.userRating,
      priceValue: rangeIn(params.get('price')),
    },
    sort: SORTS.find((known) => known === params.get('sort')) ?? 'price',
  };
}

/** The parameters of an address, without defaults. */
export function paramsOf({ query, filters, sort }: ResultsAddress): URLSearchParams {
  const { featureTags, userRating, priceValue } = filters;
  return new URLSearchParams({
    ...(query.origin ? { from: query.origin } : {}),
    ...(query.destination ? { to: query.destination } : {}),
    ...(query.month ? { month: query.month } : {}),
    ...(query.passengers ? { passengers: String(query.passengers) } : {}),
    ...(featureTags.length > 0 ? { tags: featureTags.join(',') } : {}),
    ...(userRating > 0 ? { rating: String(userRating) } : {}),
    ...(priceValue ? { price: `${priceValue.min ?? ''}-${priceValue.max ?? ''}` } : {}),
    ...(sort === 'price' ? {} : { sort }),
  });
}

/** The body of a search; null without criteria, which is a separate call. */
export function searchOf({ origin, destination, month, passengers }: LotQuery): FareLotSearch | null {
  const search = {
    ...(origin ? { origin } : {}),
    ...(destination ? { destination } : {}),
    ...(month ? { month } : {}),
    ...(passengers ? { passengers } : {}),
  };
  return Object.keys(search).length > 0 ? search : null;
}

/**
 * A search that the server filters as well. The page rounds prices to whole units, so the server is asked for one more at either end,
 * and the page filters exactly.
 */
export function filteredSearchOf(query: LotQuery, { featureTags, userRating, priceValue }: Filters): FareLotSearch {
  return {
    ...searchOf(query),
    ...(featureTags.length > 0 ? { featureTags } : {}),
    ...(userRating > 0 ? { userRating } : {}),
    ...(priceValue ? { priceValue: widened(priceValue) } : {}),
  };
}

function airportIn(text: string | null): string {
  return text && /^[A-Z]{3}$/.test(text) ? text : '';
}

function widened({ min, max }: PriceChoice): { min?: string; max?: string } {
  return {
    ...(min === undefined ? {} : { min: String(Math.max(0, min - 1)) }),
    ...(max === undefined ? {} : { max: String(max + 1) }),
  };
}

/** `100-900`, `100-` or `-900`. */
function rangeIn(text: string | null): PriceChoice | null {
  const [, min, max] = /^(\d*)-(\d*)$/.exec(text ?? '') ?? [];
  if (!min && !max) return null;
  if (min && max && Number(min) > Number(max)) return null;
  return { ...(min ? { min: Number(min) } : {}), ...(max ? { max: Number(max) } : {}) };
}
