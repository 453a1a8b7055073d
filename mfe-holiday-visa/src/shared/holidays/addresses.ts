import type { HolidayQuery, Party } from './holiday-query';
import { paramsOf, partyParams } from './holiday-query';

/** The form of a holiday search; with a search, filled with it. */
export function holidaySearchHref(query?: HolidayQuery | null): string {
  return query ? `/searchpad/holiday?${paramsOf(query).toString()}` : '/searchpad/holiday';
}

/** The packages of a search. */
export function holidaysHref(query: HolidayQuery): string {
  return `/holiday-search-result?${paramsOf(query).toString()}`;
}

/** One package of a search, priced for its party. */
export function holidayHref(packageId: string, party?: (Party & { date: string }) | null): string {
  const path = `/holiday-search-result/${encodeURIComponent(packageId)}`;
  return party ? `${path}?${partyParams(party).toString()}` : path;
}

/** Every package on sale; with a city, those that go there. */
export function tourPackagesHref(cityId?: string): string {
  return cityId ? `/tour-packages?${new URLSearchParams({ cityId }).toString()}` : '/tour-packages';
}

/** One package, reached from the list of all. */
export function tourPackageHref(packageId: string): string {
  return `/tour-packages/${encodeURIComponent(packageId)}`;
}

/** The list of holiday requests. */
export const HOLIDAY_REQUESTS = '/holiday-requests';

/** One holiday request. */
export function holidayRequestHref(reference: string): string {
  return `${HOLIDAY_REQUESTS}/${encodeURIComponent(reference)}`;
}

/** What an order's page opens at once. */
export type HolidayView = 'cancel' | 'history';

/** One holiday order; with a view, that dialog of it. */
export function holidayOrderHref(reference: string, view?: HolidayView): string {
  return `/holiday-bookings/${encodeURIComponent(reference)}${view ? `?view=${view}` : ''}`;
}
