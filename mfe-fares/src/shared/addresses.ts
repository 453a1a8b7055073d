import type { FareLotKind } from '@jetway/kit-api/fares';
import { referencesQuery } from '@jetway/kit-orders';

/** The results of each kind. Group fares have a second spelling, `/searchpad/groupfares`. */
export const RESULTS: Record<FareLotKind, string> = {
  exclusive: '/xclusive-fares-result',
  umrah: '/umrah-fares-result',
  group: '/searchpad/grpfare',
};

/** One lot, and the form that holds seats of it. */
export function lotHref(lotId: string): string {
  return `/fare-lots/${encodeURIComponent(lotId)}`;
}

/** The list of fare bookings. */
export const BOOKINGS = '/fare-bookings';

/** What an order's page opens at once. */
export type OrderView = 'cancel' | 'history';

/** One fare booking; with a view, that dialog of it. */
export function orderHref(reference: string, view?: OrderView): string {
  return `${BOOKINGS}/${encodeURIComponent(reference)}${view ? `?view=${view}` : ''}`;
}

/** The same document of several fare bookings. */
export function printManyHref(references: readonly string[]): string {
  return `${BOOKINGS}/print-preview?${referencesQuery(references)}`;
}

/** The list of requests for groups. */
export const REQUESTS = '/group-requests';

/** One request for a group. */
export function requestHref(reference: string): string {
  return `${REQUESTS}/${encodeURIComponent(reference)}`;
}

/** Initial values of a new request; empty for none. */
interface RequestStart {
  kind: FareLotKind;
  origin: string;
  destination: string;
  passengers: number;
}

/** The form of a new request, filled with what was searched for. */
export function newRequestHref({ kind, origin, destination, passengers }: RequestStart): string {
  const query = new URLSearchParams({
    ...(kind === 'umrah' ? { kind } : {}),
    ...(origin ? { origin } : {}),
    ...(destination ? { destination } : {}),
    ...(passengers > 0 ? { passengers: String(passengers) } : {}),
  }).toString();
  return query ? `${REQUESTS}/new?${query}` : `${REQUESTS}/new`;
}

/** The list of umrah quotes. */
export const QUOTES = '/umrah-quotes';

/** One umrah quote. */
export function quoteHref(reference: string): string {
  return `${QUOTES}/${encodeURIComponent(reference)}`;
}

/** The form of a quote for the journey of an umrah fare. */
export function newQuoteHref(lotId: string): string {
  return `${QUOTES}/new?${new URLSearchParams({ lot: lotId }).toString()}`;
}
