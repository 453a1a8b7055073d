import type { SearchBarMatch, SearchBarResponse } from '@jetway/kit-api/customer';
import { paths } from '@jetway/kit-runtime';

/** A text of three characters matches too much to be looked for. */
export const TOO_SHORT = 3;

/** One line of the list: a match, or all of them. */
export type Hit =
  | { id: string; textValue: string; match: SearchBarMatch }
  | { id: 'all'; textValue: string; total: number };

/** The lines for an answer; the last one leads to the rest when not all matches stand in the list. */
export function hitsOf({ matches, count }: SearchBarResponse, searched: string): Hit[] {
  const hits: Hit[] = matches.map((match) => ({ id: match.reference, textValue: match.reference, match }));
  return count > matches.length ? [...hits, { id: 'all', textValue: searched, total: count }] : hits;
}

/** What is found by a reference beside orders; whatever else the server names is an order. Source: P-132. */
const REQUESTS = ['deposit', 'refund', 'void', 'exchange', 'visa'] as const;
/** An order of type 2 is a hotel's. Source: P-134. */
const HOTEL = 2;

export type Kind = (typeof REQUESTS)[number] | 'flight' | 'hotel';

const PAGES: Record<Kind, (reference: string) => string> = {
  deposit: (reference) => `/deposit-list?search=${encodeURIComponent(reference)}`,
  refund: (reference) => `/flight-refund-details?reference=${encodeURIComponent(reference)}`,
  void: (reference) => `/flight-void-details?reference=${encodeURIComponent(reference)}`,
  exchange: (reference) => `/flight-exchange-details?reference=${encodeURIComponent(reference)}`,
  visa: (reference) => `/visa-order?orderReference=${encodeURIComponent(reference)}`,
  hotel: (reference) => `/hotel-bookings/${encodeURIComponent(reference)}`,
  flight: paths.flightOrder,
};

export function kindOf({ type, orderType }: Pick<SearchBarMatch, 'type' | 'orderType'>): Kind {
  return REQUESTS.find((request) => request === type) ?? (orderType === HOTEL ? 'hotel' : 'flight');
}

/** Where a line leads. */
export function targetOf(hit: Hit): string {
  return 'match' in hit ? PAGES[kindOf(hit.match)](hit.match.reference) : paths.myBookings(hit.textValue);
}
