import type { HotelQuery } from './hotel-query';
import { paramsOf } from './hotel-query';

const path = (...parts: string[]) => `/${parts.map(encodeURIComponent).join('/')}`;

/** The hotels of a search: those of a request, or a new one. */
export function resultsHref(query: HotelQuery | null, requestId = ''): string {
  const params = query ? paramsOf(query) : new URLSearchParams();
  if (requestId) params.set('requestId', requestId);
  return `/hotel-results?${params.toString()}`;
}

/** The form, filled with a search. */
export function searchHref(query?: HotelQuery | null): string {
  return query ? `/searchpad/hotel?${paramsOf(query).toString()}` : '/searchpad/hotel';
}

export function hotelHref(requestId: string, hotelGuid: string): string {
  return path('hotel', requestId, hotelGuid);
}

export interface RatePlace {
  requestId: string;
  hotelGuid: string;
  roomGuid: string;
  roomRateGuid: string;
}

/** The booking of one rate of a room. */
export function bookingHref({ requestId, hotelGuid, roomGuid, roomRateGuid }: RatePlace): string {
  return path('hotel', 'booking', requestId, hotelGuid, roomGuid, roomRateGuid);
}
