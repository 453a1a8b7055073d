import type { SearchBarMatch, SearchBarResponse } from '@jetway/kit-api/customer';
import { isFareOrder, isHolidayOrder, orderPath } from '@jetway/kit-domain/orders';
import { paths } from '@jetway/kit-runtime';

/** Three characters or fewer match too much. */
export const TOO_SHORT = 3;

/** A line of the list: a match, or a link to all of them. */
export type Hit =
  | { id: string; textValue: string; match: SearchBarMatch }
  | { id: 'all'; textValue: string; total: number };

/** The lines of a response; the last one links to the rest when not all matches are listed. */
export function hitsOf({ matches, count }: SearchBarResponse, searched: string): Hit[] {
  const hits: Hit[] = matches.map((match) => ({ id: match.reference, textValue: match.reference, match }));
  return count > matches.length ? [...hits, { id: 'all', textValue: searched, total: count }] : hits;
}

/** Types besides orders; an unknown type is treated as an order. Source: P-132. */
const REQUESTS = ['deposit', 'refund', 'void', 'exchange', 'visa'] as const;
/** Order type 2 is a hotel order. Source: P-134. */
const HOTEL = 2;

export type Kind = (typeof REQUESTS)[number] | 'flight' | 'hotel' | 'fare' | 'holiday';

const PAGES: Record<Kind, (reference: string) => string> = {
  deposit: (reference) => `/deposit-list?search=${encodeURIComponent(reference)}`,
  refund: (reference) => `/flight-refund-details?reference=${encodeURIComponent(reference)}`,
  void: (reference) => `/flight-void-details?reference=${encodeURIComponent(reference)}`,
  exchange: (reference) => `/flight-exchange-details?reference=${encodeURIComponent(reference)}`,
  visa: (reference) => `/visa-order?orderReference=${encodeURIComponent(reference)}`,
  hotel: (reference) => `/hotel-bookings/${encodeURIComponent(reference)}`,
  fare: orderPath,
  holiday: orderPath,
  flight: paths.flightOrder,
};

export function kindOf({ type, orderType, reference }: Pick<SearchBarMatch, 'type' | 'orderType' | 'reference'>): Kind {
  const request = REQUESTS.find((known) => known === type);
  if (request) return request;
  if (orderType === HOTEL) return 'hotel';
  // The specification has numbers for flights and hotels only; for other orders the reference shows the product.
  if (isHolidayOrder(reference)) return 'holiday';
  return isFareOrder(reference) ? 'fare' : 'flight';
}

/** The address a line links to. */
export function targetOf(hit: Hit): string {
  return 'match' in hit ? PAGES[kindOf(hit.match)](hit.match.reference) : paths.myBookings(hit.textValue);
}
