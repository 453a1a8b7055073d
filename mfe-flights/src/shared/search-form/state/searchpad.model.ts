import { dateIn, daysAfter } from '@jetway/kit-domain/days';

import type { SearchQuery } from '../../search-query';
import { MOST_SEATS, REGULAR } from '../../search-query';
import type { FormAirport, FormSegment, SearchForm } from './searchpad.slice';
import { freshForm } from './searchpad.slice';

/** Airlines sell about a year ahead. */
export const MOST_DAYS_AHEAD = 361;
export const YOUNGEST_CHILD = 2;
export const OLDEST_CHILD = 11;

/** The field of an error, e.g. "origin.1", "childAges.0" or "passengers". */
export type FieldName = string;
/** Message keys below `flights:searchpad.errors`. */
export type SearchFault =
  | 'originMissing'
  | 'destinationMissing'
  | 'sameCity'
  | 'dateMissing'
  | 'datePast'
  | 'dateFar'
  | 'dateOrder'
  | 'returnMissing'
  | 'returnOrder'
  | 'nobody'
  | 'seats'
  | 'infants'
  | 'ageMissing';
export type SearchFaults = Partial<Record<FieldName, SearchFault>>;

/** The current date at the origin, as the server validates; the agency's where the time zone is unknown. */
export function todayAt(origin: FormAirport | null, agencys: string, now: Date = new Date()): string {
  return origin?.timezone ? dateIn(origin.timezone, now) : agencys;
}

/** All errors of a form; empty when it can be searched. `today` is the agency's date. */
export function faultsOf(form: SearchForm, today: string): SearchFaults {
  const faults: SearchFaults = {};
  form.segments.forEach((segment, index) => {
    const before = form.segments[index - 1]?.departureDate ?? '';
    const found = { ...endFaults(segment), ...dateFaults(segment, { form, today, before }) };
    for (const [field, fault] of Object.entries(found)) if (fault) faults[`${field}.${segment.id}`] = fault;
  });
  const party = partyFault(form);
  if (party) faults['passengers'] = party;
  form.childAges.forEach((age, index) => {
    if (age === null) faults[`childAges.${index}`] = 'ageMissing';
  });
  return faults;
}

function endFaults({ origin, destination }: FormSegment): Partial<Record<'origin' | 'destination', SearchFault>> {
  return {
    ...(origin ? {} : { origin: 'originMissing' as const }),
    ...(destination ? {} : { destination: 'destinationMissing' as const }),
    ...(origin && destination && origin.airportCode === destination.airportCode
      ? { destination: 'sameCity' as const }
      : {}),
  };
}

interface Surroundings {
  form: SearchForm;
  today: string;
  /** Departure of the previous journey, empty for the first. */
  before: string;
}

function dateFaults({ origin, departureDate, returnDate }: FormSegment, { form, before, ...agencys }: Surroundings) {
  const today = todayAt(origin, agencys.today);
  const last = daysAfter(today, MOST_DAYS_AHEAD);
  const isReturn = form.tripType.value === 'R';
  return { departureDate: departureFault(), returnDate: isReturn ? returnFault() : undefined };

  function departureFault(): SearchFault | undefined {
    if (!departureDate) return 'dateMissing';
    if (departureDate < today) return 'datePast';
    if (departureDate > last) return 'dateFar';
    return departureDate < before ? 'dateOrder' : undefined;
  }
  function returnFault(): SearchFault | undefined {
    if (!returnDate) return 'returnMissing';
    if (returnDate < departureDate) return 'returnOrder';
    return returnDate > last ? 'dateFar' : undefined;
  }
}

/** Error of a party without travellers, with too many seats, or with more infants than adults. */
export function partyFault({
  adultCount,
  childCount,
  infantCount,
}: Pick<SearchForm, 'adultCount' | 'childCount' | 'infantCount'>): SearchFault | undefined {
  if (adultCount + childCount === 0) return 'nobody';
  if (adultCount + childCount > MOST_SEATS) return 'seats';
  return infantCount > adultCount ? 'infants' : undefined;
}

/** The search of a valid form. */
export function queryOf(form: SearchForm): SearchQuery {
  const [first] = form.segments;
  return {
    trip: form.tripType.value,
    journeys: form.segments.map(({ origin, destination, departureDate }) => ({
      origin: origin?.airportCode ?? '',
      destination: destination?.airportCode ?? '',
      departureDate,
    })),
    ...(form.tripType.value === 'R' && first ? { returnDate: first.returnDate } : {}),
    adults: form.adultCount,
    childAges: form.childAges.filter((age) => age !== null),
    infants: form.infantCount,
    cabin: form.travelClass,
    directOnly: form.directOnly,
    ...(form.nearbyAirports ? { nearbyAirports: true } : {}),
    ...(form.fareType === REGULAR ? {} : { fareType: form.fareType }),
    ...(form.preferredAirlines.length > 0 ? { airlines: form.preferredAirlines } : {}),
  };
}

/** The form of a search in the address; `known` returns the airports, a code alone until then. */
export function formOf(
  query: SearchQuery,
  requestId: string,
  known: (code: string) => FormAirport | undefined,
): SearchForm {
  const airport = (code: string) => known(code) ?? bareAirport(code);
  const fresh = freshForm();
  const labels = { O: 'One way', R: 'Return', M: 'Multi-city' } as const;
  return {
    ...fresh,
    tripType: { value: query.trip, label: labels[query.trip] },
    adultCount: query.adults,
    childCount: query.childAges.length,
    childAges: query.childAges,
    infantCount: query.infants,
    travelClass: query.cabin,
    directOnly: query.directOnly,
    nearbyAirports: query.nearbyAirports ?? false,
    fareType: query.fareType ?? REGULAR,
    preferredAirlines: query.airlines ?? [],
    segments: query.journeys.map((journey, index) => ({
      id: index + 1,
      origin: airport(journey.origin),
      destination: airport(journey.destination),
      departureDate: journey.departureDate,
      returnDate: query.returnDate ?? '',
    })),
    requestId,
    isInitialDate: false,
    useNew: false,
  };
}

function bareAirport(code: string): FormAirport {
  return { airportCode: code, airportName: '', cityCode: code, cityName: code, countryCode: '', countryName: '' };
}
