import type { WholeRange } from '@jetway/kit-domain/input';

import type { Filters, Sort } from './filters';
import { DURATIONS, RATINGS, SORTS, TYPES } from './filters';

/** What is chosen on the page, in the address bar beside the search, so that a view can be shared. */
export interface ResultsView {
  filters: Filters;
  sort: Sort;
}

/** Reads an address; ignores invalid values. */
export function viewFrom(params: URLSearchParams): ResultsView {
  const listed = (name: string) => (params.get(name) ?? '').split(',');
  const ratings = listed('rating').map(Number);
  return {
    filters: {
      type: TYPES.filter((type) => listed('type').includes(type)),
      duration: DURATIONS.filter((duration) => listed('duration').includes(duration)),
      rating: RATINGS.filter((rating) => ratings.includes(rating)),
      price: rangeIn(params.get('price')),
    },
    sort: SORTS.find((known) => known === params.get('sort')) ?? 'recommended',
  };
}

/** The address with another view; the search in it stays. */
export function withView(before: URLSearchParams, { filters, sort }: ResultsView): URLSearchParams {
  const params = new URLSearchParams(before);
  const { type, duration, rating, price } = filters;
  const chosen: Record<string, string> = {
    type: type.join(','),
    duration: duration.join(','),
    rating: rating.join(','),
    price: price ? `${price.min}-${price.max}` : '',
    sort: sort === 'recommended' ? '' : sort,
  };
  for (const [name, value] of Object.entries(chosen)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  return params;
}

function rangeIn(text: string | null): WholeRange | null {
  const [, min, max] = /^(\d+)-(\d+)$/.exec(text ?? '') ?? [];
  return min && max && Number(min) <= Number(max) ? { min: Number(min), max: Number(max) } : null;
}
