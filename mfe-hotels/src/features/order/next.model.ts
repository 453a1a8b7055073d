import type { HotelOrder } from '@jetway/kit-api/hotels';
import { Feature } from '@jetway/kit-domain';

import { isUndecided } from '../../shared/orders/hotel-status';

/** The next step for a user with these permissions; every booking has one. The key of its text under `order.next`. */
export function nextOf({ status, actions, payment }: HotelOrder, can: (feature: number) => boolean): string {
  if (isUndecided(status)) return 'confirming';
  if (status === 'cancelled' || status === 'expired') return can(Feature.SearchHotel) ? 'again' : 'closed';
  if (actions.includes('pay')) return can(Feature.BookHotel) ? 'pay' : 'colleague';
  if (payment.state !== 'paid') return 'colleague';
  return actions.includes('print') && can(Feature.PrintHotel) ? 'voucher' : 'complete';
}
