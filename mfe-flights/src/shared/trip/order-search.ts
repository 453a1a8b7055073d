import type { Order } from '@jetway/kit-api/flights';
import { ageOn } from '@jetway/kit-domain/days';

import { OLDEST_CHILD, YOUNGEST_CHILD } from '../search-form/state/searchpad.model';
import type { Cabin, SearchQuery } from '../search-query';

const CABIN_OF: Partial<Record<string, Cabin>> = { Economy: 'E', 'Premium economy': 'P', Business: 'B', First: 'F' };
const RETURN = 2;

type Flown = Pick<Order, 'tripType' | 'journeys' | 'travellers' | 'segments'>;

/** Reconstructs the search of an order: journeys, travellers and class. */
export function searchOfOrder({ tripType, journeys, travellers, segments }: Flown): SearchQuery {
  const ways = journeys.map((journey) => ({
    origin: journey.departureAirportCode,
    destination: journey.arrivalAirportCode,
    departureDate: journey.departsOn,
  }));
  const [out, back, ...others] = ways;
  const isReturn = tripType === RETURN && back !== undefined && others.length === 0;
  const count = (type: string) => travellers.filter(({ passengerType }) => passengerType === type).length;
  const age = (birthOn: string) =>
    Math.min(Math.max(ageOn(birthOn, out?.departureDate ?? birthOn), YOUNGEST_CHILD), OLDEST_CHILD);
  return {
    trip: isReturn ? 'R' : ways.length > 1 ? 'M' : 'O',
    journeys: isReturn ? ways.slice(0, 1) : ways,
    ...(isReturn ? { returnDate: back.departureDate } : {}),
    adults: count('ADT'),
    childAges: travellers.filter(({ passengerType }) => passengerType === 'CHD').map(({ birthOn }) => age(birthOn)),
    infants: count('INF'),
    cabin: CABIN_OF[segments[0]?.cabin ?? ''] ?? 'E',
    directOnly: false,
  };
}
