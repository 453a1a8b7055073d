import { paths } from '@jetway/kit-runtime';

import type { SearchQuery } from './search-query';
import { paramsOf } from './search-query';

/**
 * What the booking page needs for pricing: a search, the selected card (or two for a domestic return) and the selected brand,
 * if any.
 */
export interface ChosenFare {
  requestId: string;
  itineraryId: string;
  /** The inbound card, where both directions of a domestic return were selected separately. */
  backId?: string | undefined;
  brandId?: string | undefined;
}

/** The results of a search; with a request id, those already found. */
export function resultsHref(query: SearchQuery, requestId?: string): string {
  const params = paramsOf(query);
  if (requestId) params.set('requestId', requestId);
  return `${paths.flightResults('')}?${params.toString()}`;
}

/** The booking page of a selected fare, with its search, so that an expired one can be run again. */
export function bookingHref({ requestId, itineraryId, backId, brandId }: ChosenFare, query?: SearchQuery | null): string {
  const params = query ? paramsOf(query) : new URLSearchParams();
  params.set('requestId', requestId);
  params.set('itineraryId', itineraryId);
  if (backId) params.set('backId', backId);
  if (brandId) params.set('brandId', brandId);
  return `${paths.flightBooking('')}?${params.toString()}`;
}

/** The booking page of a price, with its search for the same reason. */
export function pricedHref(priceSessionId: string, query: SearchQuery | null): string {
  const params = query ? paramsOf(query) : new URLSearchParams();
  params.set('priceSessionId', priceSessionId);
  return `${paths.flightBooking('')}?${params.toString()}`;
}

/** Parses what `bookingHref` wrote; null when incomplete. */
export function chosenFareFrom(params: URLSearchParams): ChosenFare | null {
  const requestId = params.get('requestId');
  const itineraryId = params.get('itineraryId');
  if (!requestId || !itineraryId) return null;
  return { requestId, itineraryId, backId: params.get('backId') ?? undefined, brandId: params.get('brandId') ?? undefined };
}

/** The proposal form for selected flights, with their search for the way back. */
export function proposalDraftHref(requestId: string, itineraryIds: readonly string[], query: SearchQuery | null): string {
  const params = query ? paramsOf(query) : new URLSearchParams();
  params.set('requestId', requestId);
  params.set('itineraryIds', itineraryIds.join('.'));
  return `/flight-proposal?${params.toString()}`;
}

/** The PDF of a proposal; its link's token opens both. */
export function proposalPdfHref(link: string): string {
  return `/api/search/v1/Proposal/GetSharedProposalPdf?${link.split('?')[1] ?? ''}`;
}

/** The PDF or the calendar file of an itinerary; its link's token opens them. */
export function itineraryFileHref(kind: 'Pdf' | 'Calendar', token: string): string {
  return `/api/order/v1/Itinerary/GetSharedItinerary${kind}?${new URLSearchParams({ token })}`;
}

/** The print preview of an order's documents. */
export function printHref(orderReference: string): string {
  return `/print-preview?${new URLSearchParams({ reference: orderReference }).toString()}`;
}

/** The print preview of several orders' documents. */
export function printManyHref(orderReferences: readonly string[]): string {
  return `/print-preview?${new URLSearchParams({ references: orderReferences.join('.') }).toString()}`;
}

/** The search pad, filled with a search. */
export function searchFormHref(query: SearchQuery): string {
  return `${paths.searchpad()}?${paramsOf(query).toString()}`;
}

/** The two lists of a domestic return. */
export const TWO_ONE_WAY = '/two-one-way';

/** The list of voids or refunds. */
export function requestsHref(kind: 'void' | 'refund'): string {
  return `/${kind}-management`;
}

/** A request for a void or refund. */
export function requestHref(kind: 'void' | 'refund', requestReference: string): string {
  return `/flight-${kind}-details?${new URLSearchParams({ reference: requestReference }).toString()}`;
}

/** The first page of deposits, of the payments module. */
export const BANK_DEPOSIT = '/bank-deposit';
