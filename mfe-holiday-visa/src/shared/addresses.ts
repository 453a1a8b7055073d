import type { VisaQuery } from './visa-query';
import { paramsOf } from './visa-query';

/** The form, filled with a search. */
export function searchHref(query?: VisaQuery | null): string {
  return query ? `/searchpad/visa?${paramsOf(query).toString()}` : '/searchpad/visa';
}

/** The visas of a search. */
export function resultsHref(query: VisaQuery): string {
  return `/visa-search-result?${paramsOf(query).toString()}`;
}

/** A new application for one of the visas of a search. */
export function applyHref(productId: string, query: VisaQuery): string {
  const params = paramsOf(query);
  params.set('productId', productId);
  return `/visa-booking?${params.toString()}`;
}

/** The page that ends an application. */
export function successHref(reference: string): string {
  return `/visa-booking/success/${encodeURIComponent(reference)}`;
}
