import type { PackageSearch } from '@jetway/kit-api/packages';
import { isDate } from '@jetway/kit-domain/days';

/** Who travels. */
export interface Party {
  adults: number;
  /** One age for each child. */
  childAges: number[];
}

/** A search as it stands in an address. */
export interface HolidayQuery extends Party {
  city: { cityId: string; name: string };
  date: string;
}

export const MOST_ADULTS = 30;
export const MOST_CHILDREN = 10;
/** Who is older travels as an adult. */
export const OLDEST_CHILD = 11;

/** The parameters of a day and a party. */
export function partyParams({ date, adults, childAges }: Party & { date: string }): URLSearchParams {
  return new URLSearchParams({
    date,
    adults: String(adults),
    ...(childAges.length > 0 ? { ages: childAges.join(',') } : {}),
  });
}

/** The parameters of a search. */
export function paramsOf({ city, ...party }: HolidayQuery): URLSearchParams {
  return new URLSearchParams([['cityId', city.cityId], ['city', city.name], ...partyParams(party)]);
}

/** The day and the party in an address; null when they are not whole. */
export function partyFrom(params: URLSearchParams): (Party & { date: string }) | null {
  const date = params.get('date') ?? '';
  const adults = Number(params.get('adults'));
  const ages = params.get('ages') ?? '';
  const childAges = ages ? ages.split(',').map(Number) : [];
  if (!isDate(date) || !Number.isInteger(adults) || adults < 1 || adults > MOST_ADULTS) return null;
  if (childAges.length > MOST_CHILDREN) return null;
  if (!childAges.every((age) => Number.isInteger(age) && age >= 0 && age <= OLDEST_CHILD)) return null;
  return { date, adults, childAges };
}

/** The search in an address; null when it is not whole. */
export function queryFrom(params: URLSearchParams): HolidayQuery | null {
  const cityId = params.get('cityId') ?? '';
  const name = params.get('city') ?? '';
  const party = partyFrom(params);
  return cityId && name && party ? { city: { cityId, name }, ...party } : null;
}

/** The body of a search. */
export function searchOf({ city, date, adults, childAges }: HolidayQuery): PackageSearch {
  return { cityId: city.cityId, date, adults, childAges };
}
