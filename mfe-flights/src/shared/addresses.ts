import type { AfterSaleKindName } from '@jetway/kit-api/flights';
import { referencesQuery } from '@jetway/kit-orders';
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
export function bookingHref(
  { requestId, itineraryId, backId, brandId }: ChosenFare,
  query?: SearchQuery | null,
): string {
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
  return {
    requestId,
    itineraryId,
    backId: params.get('backId') ?? undefined,
    brandId: params.get('brandId') ?? undefined,
  };
}

/** The proposal form for selected flights, with their search for the way back. */
export function proposalDraftHref(
  requestId: string,
  itineraryIds: readonly string[],
  query: SearchQuery | null,
): string {
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
  return `/print-preview?${referencesQuery(orderReferences)}`;
}

/** The search pad, filled with a search. */
export function searchFormHref(query: SearchQuery): string {
  return `${paths.searchpad()}?${paramsOf(query).toString()}`;
}

/** The two lists of a domestic return. */
export const TWO_ONE_WAY = '/two-one-way';

/** The list of the requests of a kind; that of exchanges keeps its capital I. */
export function requestsHref(kind: AfterSaleKindName): string {
  return kind === 'exchange' ? '/reIssue-management' : `/${kind}-management`;
}

/** One request. */
export function requestHref(kind: AfterSaleKindName, requestReference: string): string {
  return `/flight-${kind}-details?${new URLSearchParams({ reference: requestReference }).toString()}`;
}

/** Chooses what of an order is exchanged. */
export function exchangeHref(orderReference: string): string {
  return `/flight-exchange-request?${new URLSearchParams({ reference: orderReference }).toString()}`;
}

/** Orders paid in part, of the payments module. */
export const DUES = '/partial-payment';

/** The tab that brings in a record made elsewhere. */
export const QUEUE_SHARE = '/searchpad/queueshare';

/** A record by its source and locator; the tab with both filled in, or the page that shows it. */
export function recordHref(page: 'form' | 'record', record: { source: string; pnr: string }): string {
  const { source, pnr } = record;
  return `${page === 'form' ? QUEUE_SHARE : '/queue-share-booking'}?${new URLSearchParams({ source, pnr }).toString()}`;
}
