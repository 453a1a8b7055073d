import { paths } from '@jetway/kit-runtime';

import type { SearchQuery } from './search-query';
import { paramsOf } from './search-query';

/** What the booking page needs to price: a search, the chosen card (or the ways out and back of two) and, where one was picked, its brand. */
export interface ChosenFare {
  requestId: string;
  itineraryId: string;
  /** Whose way back it is, where both ways of a domestic return were chosen by themselves. */
  backId?: string | undefined;
  brandId?: string | undefined;
}

/** The results of a search; with a request id, those already found. */
export function resultsHref(query: SearchQuery, requestId?: string): string {
  const params = paramsOf(query);
  if (requestId) params.set('requestId', requestId);
  return `${paths.flightResults('')}?${params.toString()}`;
}

/** The booking page for a chosen fare; the search travels along, so that an expired one can be run again. */
export function bookingHref({ requestId, itineraryId, backId, brandId }: ChosenFare, query?: SearchQuery | null): string {
  const params = query ? paramsOf(query) : new URLSearchParams();
  params.set('requestId', requestId);
  params.set('itineraryId', itineraryId);
  if (backId) params.set('backId', backId);
  if (brandId) params.set('brandId', brandId);
  return `${paths.flightBooking('')}?${params.toString()}`;
}

/** The booking page of a price, with the search it came from for the same reason. */
export function pricedHref(priceSessionId: string, query: SearchQuery | null): string {
  const params = query ? paramsOf(query) : new URLSearchParams();
  params.set('priceSessionId', priceSessionId);
  return `${paths.flightBooking('')}?${params.toString()}`;
}

/** Reads what `bookingHref` wrote; null when something is missing. */
export function chosenFareFrom(params: URLSearchParams): ChosenFare | null {
  const requestId = params.get('requestId');
  const itineraryId = params.get('itineraryId');
  if (!requestId || !itineraryId) return null;
  return { requestId, itineraryId, backId: params.get('backId') ?? undefined, brandId: params.get('brandId') ?? undefined };
}

/** Where picked flights become a proposal; the search travels along, so that there is a way back. */
export function proposalDraftHref(requestId: string, itineraryIds: readonly string[], query: SearchQuery | null): string {
  const params = query ? paramsOf(query) : new URLSearchParams();
  params.set('requestId', requestId);
  params.set('itineraryIds', itineraryIds.join('.'));
  return `/flight-proposal?${params.toString()}`;
}

/** The PDF of a proposal, from the address its link has: what opens one opens the other. */
export function proposalPdfHref(link: string): string {
  return `/api/search/v1/Proposal/GetSharedProposalPdf?${link.split('?')[1] ?? ''}`;
}

/** Where the papers of an order are looked at and printed. */
export function printHref(orderReference: string): string {
  return `/print-preview?${new URLSearchParams({ reference: orderReference }).toString()}`;
}

/** The form of the search home, filled with a search. */
export function searchFormHref(query: SearchQuery): string {
  return `${paths.searchpad()}?${paramsOf(query).toString()}`;
}

/** The two lists of a domestic return. */
export const TWO_ONE_WAY = '/two-one-way';
