import type {
  HolidayPackage,
  PackageCities,
  PackageCity,
  PackageDetail,
  PackagesFound,
} from '@jetway/kit-api/packages';

/** How many cities are shown as the most popular ones. */
const MOST_POPULAR = 5;

/** A call as its hook reports it: no answer is kept from another question. */
export interface Asked<T> {
  currentData?: T | undefined;
  isFetching: boolean;
  isError: boolean;
}

/** A call that was not made. */
export const UNASKED: Asked<never> = { isFetching: false, isError: false };

/** Cities as the service answers them; with an error they are not whole. */
export interface CitiesAnswer extends PackageCities {
  error?: string;
}

/** The calls of the package service that a page has made. */
export interface PackageCalls {
  /** What the city of the search is called; '' for none. */
  city: string;
  cities: Asked<CitiesAnswer>;
  available: Asked<CitiesAnswer>;
  search: Asked<PackagesFound>;
  detail: Asked<PackageDetail>;
}

/** What is known of tour packages. */
export interface PackageState {
  searchQuery: { city: string };
  /** Cities that fit what is typed. */
  cities: readonly PackageCity[];
  /** Packages by their id. */
  details: Readonly<Record<string, HolidayPackage>>;
  availableCities: readonly PackageCity[];
  popularCities: readonly PackageCity[];
  searchResult: PackagesFound | null;
  /** Which calls are under way. */
  loaders: Readonly<Record<'cities' | 'available' | 'search' | 'detail', boolean>>;
}

/**
 * The state of tour packages, as the specification names it, from the calls that were made. Derived and never stored, so that it
 * cannot differ from the cache that holds the answers.
 */
export function packageState({ city, cities, available, search, detail }: PackageCalls): PackageState {
  const known = availableOf(available);
  const found = answerOf(detail)?.holidayPackage;
  return {
    searchQuery: { city },
    cities: answerOf(cities)?.cities ?? [],
    details: found ? { [found.id]: found } : {},
    availableCities: known,
    popularCities: popularOf(known),
    searchResult: answerOf(search) ?? null,
    loaders: {
      cities: cities.isFetching,
      available: available.isFetching,
      search: search.isFetching,
      detail: detail.isFetching,
    },
  };
}

/** An answer; a call that failed clears the one before it. */
function answerOf<T>({ currentData, isError }: Asked<T>): T | undefined {
  return isError ? undefined : currentData;
}

/** The cities with packages; an answer with an error is ignored. */
function availableOf(available: Asked<CitiesAnswer>): readonly PackageCity[] {
  const answer = answerOf(available);
  return answer && !answer.error ? answer.cities : [];
}

/** The five most popular cities, the most popular one first. */
export function popularOf(cities: readonly PackageCity[]): PackageCity[] {
  return [...cities].sort((one, other) => other.popularity - one.popularity).slice(0, MOST_POPULAR);
}
