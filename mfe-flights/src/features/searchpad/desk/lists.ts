import { Feature } from '@jetway/kit-domain';
import { hasPage } from '@jetway/kit-orders/searchpad';

/** A list of another product, with the code required to see it. */
export interface List {
  path: string;
  feature: number;
}

export const HOTELS: List = { path: '/hotel-bookings', feature: Feature.ShowHotelQueues };
export const GROUPS: List = { path: '/fare-bookings', feature: Feature.ShowBookings };
export const VISAS: List = { path: '/visa-myapplications', feature: Feature.ShowVisaQueue };
export const GROUP_REQUESTS: List = { path: '/group-requests', feature: Feature.AccessGroupFares };
export const HOLIDAY_REQUESTS: List = { path: '/holiday-requests', feature: Feature.ShowHolidayQueue };
/** Every list whose card the desk shows. */
export const LISTS = [HOTELS, GROUPS, VISAS, GROUP_REQUESTS, HOLIDAY_REQUESTS] as const;

/** Whether the portal has the list and this user may see it. */
export function isListed({ path, feature }: List, can: (feature: number) => boolean): boolean {
  return can(feature) && hasPage(path);
}
