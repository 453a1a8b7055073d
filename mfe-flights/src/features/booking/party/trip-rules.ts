import type { Itinerary } from '@jetway/kit-api/flights';
import { ageOn } from '@jetway/kit-domain/days';

import type { PassengerType } from '../../../shared/booking/party-draft';

/** A trip's requirements for travellers; dates are local to the airports. */
export interface TripRules {
  passportRequired: boolean;
  firstDepartureOn: string;
  lastDepartureOn: string;
  lastArrivalOn: string;
  /** Codes of the marketing airlines. */
  airlines: string[];
}

export function tripRulesOf(itinerary: Itinerary, passportRequired: boolean): TripRules {
  const [first, last] = [itinerary.segments[0], itinerary.segments.at(-1)];
  const day = (local: string | undefined) => (local ?? '').slice(0, 10);
  return {
    passportRequired,
    firstDepartureOn: day(first?.origin.local),
    lastDepartureOn: day(last?.origin.local),
    lastArrivalOn: day(last?.destination.local),
    airlines: [...new Set(itinerary.segments.map(({ marketing }) => marketing.code))],
  };
}

/**
 * Whether a birth date fits its passenger type on all dates (IATA: infant below 2, child below 12). An infant who turns two
 * during the trip needs a seat and travels as a child; a child who turns twelve stays a child.
 */
export function fitsType(type: PassengerType, birthOn: string, rules: TripRules): boolean {
  const first = ageOn(birthOn, rules.firstDepartureOn);
  const last = ageOn(birthOn, rules.lastDepartureOn);
  switch (type) {
    case 'ADT':
      return first >= 12;
    case 'CHD':
      return first < 12 && last >= 2;
    case 'INF':
      return birthOn <= rules.firstDepartureOn && last < 2;
  }
}
