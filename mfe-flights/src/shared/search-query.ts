import type { AirSearchRequest } from '@jetway/kit-api/flights';
import { isDate } from '@jetway/kit-domain/days';

/** O one way, R return, M multi-city, in the form and the address bar. */
export type TripLetter = 'O' | 'R' | 'M';
export type Cabin = AirSearchRequest['travelClass'];

/** The API's numbers of the form's letters. M is the specification's Circle. */
export const TRIP_NUMBER = { O: 1, R: 2, M: 3 } as const satisfies Record<TripLetter, AirSearchRequest['tripType']>;
export const CABINS = ['E', 'P', 'B', 'F'] as const satisfies readonly Cabin[];
/** Regular, student, seaman, labour, umrah, corporate. */
export const FARE_TYPES = ['1', '2', '3', '4', '5', '6'] as const;
export type FareType = (typeof FARE_TYPES)[number];
export const REGULAR: FareType = '1';
export const MOST_AIRLINES = 6;
export const MOST_JOURNEYS = 6;
export const MOST_SEATS = 9;

export interface JourneyQuery {
  /** IATA code of an airport or a metropolitan area. */
  origin: string;
  destination: string;
  departureDate: string;
}

/** A search in the address bar: enough to search again after a reload or on a colleague's screen. */
export interface SearchQuery {
  trip: TripLetter;
  journeys: JourneyQuery[];
  /** With trip R only. */
  returnDate?: string;
  adults: number;
  childAges: number[];
  infants: number;
  cabin: Cabin;
  directOnly: boolean;
  /** Also searches other airports of the city and nearby; absent when not. */
  nearbyAirports?: boolean;
  /** Regular by default. */
  fareType?: FareType;
  /** Preferred airlines; never a filter. */
  airlines?: string[];
}

/** The query part of the results' address. */
export function paramsOf(query: SearchQuery): URLSearchParams {
  const params = new URLSearchParams({ trip: query.trip });
  for (const { origin, destination, departureDate } of query.journeys) {
    params.append('journey', [origin, destination, departureDate].join('.'));
  }
  if (query.returnDate) params.set('return', query.returnDate);
  params.set('adults', String(query.adults));
  if (query.childAges.length > 0) params.set('ages', query.childAges.join('.'));
  if (query.infants > 0) params.set('infants', String(query.infants));
  params.set('cabin', query.cabin);
  if (query.directOnly) params.set('direct', '1');
  if (query.nearbyAirports) params.set('nearby', '1');
  if (query.fareType && query.fareType !== REGULAR) params.set('fare', query.fareType);
  if (query.airlines?.length) params.set('airlines', query.airlines.join('.'));
  return params;
}

/** Parses a search from an address; null when absent or invalid. */
export function queryFrom(params: URLSearchParams): SearchQuery | null {
  const trip = params.get('trip');
  const journeys = params.getAll('journey').map(journeyFrom);
  const cabin = CABINS.find((known) => known === params.get('cabin')) ?? 'E';
  const adults = countFrom(params.get('adults') ?? '1');
  const infants = countFrom(params.get('infants') ?? '0');
  const ages = (params.get('ages') ?? '').split('.').filter(Boolean).map(countFrom);
  const returnDate = params.get('return') ?? undefined;
  if (!isTrip(trip) || journeys.length === 0 || journeys.length > MOST_JOURNEYS) return null;
  if (trip !== 'M' && journeys.length > 1) return null;
  if (trip === 'R' ? !returnDate || !isDate(returnDate) : returnDate) return null;
  if (adults === null || infants === null || !all(ages) || !all(journeys)) return null;
  const directOnly = params.get('direct') === '1';
  return {
    trip,
    journeys,
    ...(returnDate ? { returnDate } : {}),
    adults,
    childAges: ages,
    infants,
    cabin,
    directOnly,
    ...wishesFrom(params),
  };
}

/** Nearby airports, fare type and airlines; invalid values are omitted without invalidating the search. */
function wishesFrom(params: URLSearchParams): Pick<SearchQuery, 'nearbyAirports' | 'fareType' | 'airlines'> {
  const fareType = FARE_TYPES.find((known) => known === params.get('fare'));
  const airlines = (params.get('airlines') ?? '')
    .split('.')
    .filter((code) => /^[A-Z0-9]{2}$/.test(code))
    .slice(0, MOST_AIRLINES);
  return {
    ...(params.get('nearby') === '1' ? { nearbyAirports: true } : {}),
    ...(fareType && fareType !== REGULAR ? { fareType } : {}),
    ...(airlines.length > 0 ? { airlines } : {}),
  };
}

/** The search request's body. */
export function requestOf(query: SearchQuery): AirSearchRequest {
  return {
    tripType: TRIP_NUMBER[query.trip],
    travelClass: query.cabin,
    fareType: query.fareType ?? REGULAR,
    preferredAirlines: query.airlines ?? [],
    segments: query.journeys.map((journey, index) => ({
      id: index + 1,
      ...journey,
      ...(query.returnDate ? { returnDate: query.returnDate } : {}),
    })),
    adultCount: query.adults,
    childCount: query.childAges.length,
    childAges: query.childAges,
    infantCount: query.infants,
    directOnly: query.directOnly,
    ...(query.nearbyAirports ? { nearbyAirports: true } : {}),
  };
}

function isTrip(text: string | null): text is TripLetter {
  return text !== null && text in TRIP_NUMBER;
}

function countFrom(text: string): number | null {
  return /^\d{1,2}$/.test(text) ? Number(text) : null;
}

function journeyFrom(text: string): JourneyQuery | null {
  const [origin = '', destination = '', departureDate = ''] = text.split('.');
  const isCode = (code: string) => /^[A-Z]{3}$/.test(code);
  return isCode(origin) && isCode(destination) && isDate(departureDate) ? { origin, destination, departureDate } : null;
}

function all<T>(values: (T | null)[]): values is T[] {
  return values.every((value) => value !== null);
}
