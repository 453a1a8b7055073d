/** Whether a reference is that of a hotel order: its third letter names the product. Orders of no letter known here are shown as flight orders. */
export function isHotelOrder(reference: string): boolean {
  return reference[2] === 'H';
}

/** Whether a reference is that of seats of a fare lot. */
export function isFareOrder(reference: string): boolean {
  return reference[2] === 'G';
}

/** Whether a reference is that of a holiday. */
export function isHolidayOrder(reference: string): boolean {
  return reference[2] === 'P';
}

/** The address of an order whose product is known only from its reference. */
export function orderPath(reference: string): string {
  const name = encodeURIComponent(reference);
  if (isFareOrder(reference)) return `/fare-bookings/${name}`;
  if (isHolidayOrder(reference)) return `/holiday-bookings/${name}`;
  return isHotelOrder(reference) ? `/hotel-bookings/${name}` : `/flight-order?reference=${name}`;
}

/** Kinds of notifications whose text differs for a hotel order. */
const HOTEL_KINDS = ['booked', 'issued', 'issueRefused', 'expired', 'limitNear', 'limitUrgent', 'ticketsPending'];

/** The key of the text of a notification, under `kinds` or `hotelKinds`. */
export function notificationText(reference: string, kind: string): string {
  return `${isHotelOrder(reference) && HOTEL_KINDS.includes(kind) ? 'hotelKinds' : 'kinds'}.${kind}`;
}
