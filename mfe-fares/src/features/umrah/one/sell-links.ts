import type { JourneyStay, JourneyVisa, UmrahQuotePage } from '@jetway/kit-api/fares';

/** Code of Saudi Arabia. */
const SAUDI_ARABIA = 'SA';

/** Rooms as the address of a hotel search writes them: `2-8.5_1`. */
function roomsText(rooms: UmrahQuotePage['occupancies']): string {
  return rooms
    .map(({ adults, childAges }) => [adults, ...(childAges.length ? [childAges.join('.')] : [])].join('-'))
    .join('_');
}

/** The search that finds the hotel of a line, with its dates and rooms. */
export function hotelHref(
  { nationality, occupancies }: Pick<UmrahQuotePage, 'nationality' | 'occupancies'>,
  { destinationKind, destinationId, name, checkIn, checkOut }: JourneyStay,
): string {
  const params = new URLSearchParams({
    kind: destinationKind,
    id: destinationId,
    place: name,
    nationality,
    residency: nationality,
    checkIn,
    checkOut,
    rooms: roomsText(occupancies),
  });
  return `/hotel-results?${params.toString()}`;
}

/** A new application for the visa of a line. */
export function visaHref(
  { nationality, departureDate }: Pick<UmrahQuotePage, 'nationality' | 'departureDate'>,
  { productId, purpose }: JourneyVisa,
): string {
  const params = new URLSearchParams({
    destination: SAUDI_ARABIA,
    nationality,
    residency: nationality,
    purpose,
    travelDate: departureDate,
    productId,
  });
  return `/visa-booking?${params.toString()}`;
}
