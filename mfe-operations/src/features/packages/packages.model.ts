import type { Tone } from '@jetway/kit-ui';

import type {
  HolidayMeal,
  HolidayPackageSearch,
  HolidayPackageState,
  HolidayPackageType,
} from '../../api/endpoints/holidays';

export const PACKAGE_STATES: Readonly<Record<HolidayPackageState, { name: string; tone: Tone }>> = {
  draft: { name: 'Draft', tone: 'warning' },
  published: { name: 'Published', tone: 'success' },
  withdrawn: { name: 'Withdrawn', tone: 'neutral' },
};

export const PACKAGE_TYPES: Readonly<Record<HolidayPackageType, string>> = {
  group: 'Group tour',
  private: 'Private tour',
  selfDrive: 'Self-drive',
  honeymoon: 'Honeymoon',
  umrah: 'Umrah',
  family: 'Family',
  adventure: 'Adventure',
};

export const MEALS: Readonly<Record<HolidayMeal, string>> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
};

const STATE_NAMES = Object.keys(PACKAGE_STATES) as HolidayPackageState[];
const TYPE_NAMES = Object.keys(PACKAGE_TYPES) as HolidayPackageType[];

/** Options of a choice of states or types, after the one that narrows nothing. */
export const STATE_OPTIONS = [
  { value: '' as const, label: 'Every state' },
  ...STATE_NAMES.map((value) => ({ value, label: PACKAGE_STATES[value].name })),
];
export const TYPE_CHOICES = TYPE_NAMES.map((value) => ({ value, label: PACKAGE_TYPES[value] }));
export const TYPE_OPTIONS = [{ value: '' as const, label: 'Every type' }, ...TYPE_CHOICES];

/** What the list of packages shows; it is in the address, so that a view can be linked to. */
export interface PackageFilters {
  search: string;
  tenant: string;
  state: HolidayPackageState | '';
  type: HolidayPackageType | '';
  cityId: string;
}

export const NO_FILTERS: PackageFilters = { search: '', tenant: '', state: '', type: '', cityId: '' };

/** Reads filters from the query; ignores what they cannot be. */
export function filtersFrom(query: URLSearchParams, tenants: readonly string[]): PackageFilters {
  return {
    search: query.get('search') ?? '',
    tenant: tenants.find((tenant) => tenant === query.get('tenant')) ?? '',
    state: STATE_NAMES.find((state) => state === query.get('state')) ?? '',
    type: TYPE_NAMES.find((type) => type === query.get('type')) ?? '',
    cityId: query.get('city') ?? '',
  };
}

/** The query of filters, without defaults. */
export function queryOf({ search, tenant, state, type, cityId }: PackageFilters): URLSearchParams {
  const query = new URLSearchParams();
  if (search.trim()) query.set('search', search.trim());
  if (tenant) query.set('tenant', tenant);
  if (state) query.set('state', state);
  if (type) query.set('type', type);
  if (cityId) query.set('city', cityId);
  return query;
}

/** The call of filters; `cursor` is `next` of the page before. */
export function requestOf(
  { search, tenant, state, type, cityId }: PackageFilters,
  cursor?: string,
): HolidayPackageSearch {
  return {
    ...(search.trim() && { search: search.trim() }),
    ...(tenant && { tenant }),
    ...(state && { state }),
    ...(type && { type }),
    ...(cityId && { cityId }),
    ...(cursor !== undefined && { cursor }),
  };
}

/** How long a package lasts: "5 days, 4 nights". */
export function lengthOf(days: number, nights: number): string {
  return `${days === 1 ? '1 day' : `${days} days`}, ${nights === 1 ? '1 night' : `${nights} nights`}`;
}
