import type { WantedItinerary, ExchangeOfferView } from '@jetway/kit-api/flights';
import { moneyNumber } from '@jetway/kit-domain';
import { isDate } from '@jetway/kit-domain/days';

import { journeysOf } from '../../shared/after-sale/exchange.model';
import type { FlightSort, SortField } from '../../shared/results/sort';
import { timeNumber } from '../../shared/results/sort';

/** What the pages of an exchange are about, in their addresses; a remark is in none. */
export interface ExchangeKeys {
  orderReference: string;
  /** The search: which journeys move to which day, such as `0.2026-12-03_1.2026-12-13`. */
  requestId: string;
  /** The chosen flights; empty before. */
  offerId: string;
}

/** The search of some moves. */
export function searchOf(moves: readonly WantedItinerary[]): string {
  return moves.map(({ legGroup, travelDate }) => `${legGroup}.${travelDate}`).join('_');
}

/** The changed journeys of a search; none if it is not a search. */
export function movesOf(requestId: string): WantedItinerary[] {
  const moves = requestId.split('_').map((move) => {
    const [leg = '', travelDate = ''] = move.split('.');
    return { legGroup: Number(leg), travelDate, isOne: /^\d$/.test(leg) && isDate(travelDate) };
  });
  return moves.every(({ isOne }) => isOne) ? moves.map(({ legGroup, travelDate }) => ({ legGroup, travelDate })) : [];
}

export function keysFrom(query: URLSearchParams): ExchangeKeys {
  return {
    orderReference: query.get('reference') ?? '',
    requestId: query.get('requestId') ?? '',
    offerId: query.get('offerId') ?? '',
  };
}

function queryOf({ orderReference, requestId, offerId }: ExchangeKeys): string {
  const query = new URLSearchParams({ reference: orderReference, requestId });
  if (offerId) query.set('offerId', offerId);
  return query.toString();
}

/** The flights found for an exchange. */
export function resultsHref(keys: ExchangeKeys): string {
  return `/flight-exchange-search-result?${queryOf({ ...keys, offerId: '' })}`;
}

/** The exchange as it will be requested. */
export function confirmHref(keys: ExchangeKeys): string {
  return `/flight-exchange-confirm?${queryOf(keys)}`;
}

/** The search part of a body. */
export function bodyOf({ orderReference, requestId }: ExchangeKeys) {
  return { orderReference, exchangeItineraries: movesOf(requestId) };
}

/** Offers by price as found, or in another order; equal ones stay as they are. */
export function sortedOffers(offers: readonly ExchangeOfferView[], { field, isAsc }: FlightSort): ExchangeOfferView[] {
  const direction = isAsc ? 1 : -1;
  return [...offers].sort((a, b) => direction * (VALUE[field](a) - VALUE[field](b)));
}

const VALUE: Record<SortField, (offer: ExchangeOfferView) => number> = {
  price: ({ total }) => (total ? moneyNumber(total) : 0),
  duration: (offer) => freshOf(offer).reduce((sum, { duration }) => sum + duration, 0),
  depart: (offer) => clockOf(freshOf(offer)[0]?.departsAt),
  arrive: (offer) => {
    const [first] = freshOf(offer);
    return first
      ? clockOf(first.arrivesAt) + (first.arrivesAt.slice(0, 10) > first.departsAt.slice(0, 10) ? 2400 : 0)
      : 0;
  },
};

/** Its journeys that change, in which offers differ. */
function freshOf({ segments }: ExchangeOfferView) {
  const journeys = journeysOf(segments);
  const fresh = journeys.filter(({ kept }) => !kept);
  return fresh.length > 0 ? fresh : journeys;
}

function clockOf(local = ''): number {
  return timeNumber(local.slice(11, 16));
}
