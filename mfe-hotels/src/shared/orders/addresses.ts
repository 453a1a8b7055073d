import type { HotelBookedStatus } from '@jetway/kit-api/hotels';
import { referencesQuery } from '@jetway/kit-orders';

/** The list of hotel bookings. */
export const BOOKINGS = '/hotel-bookings';

/** What an order's page opens at once. */
export type OrderView = 'cancel' | 'history';

/** One hotel booking; with a view, that dialog of it. */
export function orderHref(reference: string, view?: OrderView): string {
  return `${BOOKINGS}/${encodeURIComponent(reference)}${view ? `?view=${view}` : ''}`;
}

/** The documents of several bookings, as printed. */
export function printManyHref(references: readonly string[]): string {
  return `${BOOKINGS}/print-preview?${referencesQuery(references)}`;
}

/** The documents of a booking, as printed. */
export function printHref(reference: string): string {
  return `${BOOKINGS}/print-preview?${new URLSearchParams({ referenceId: reference }).toString()}`;
}

/** The page with the outcome of a booking. The capitals are the specification's. */
export function outcomeHref(status: HotelBookedStatus, reference: string): string {
  return `/hotel/book/${status === 'confirmed' ? 'Confirmed' : 'UnConfirmed'}/${encodeURIComponent(reference)}`;
}
