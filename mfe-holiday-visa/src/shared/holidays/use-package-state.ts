import type { PackageSearch } from '@jetway/kit-api/packages';
import {
  usePackageGetAvailableCitiesQuery,
  usePackageGetPackageDetailQuery,
  usePackageSearchCitiesQuery,
  usePackageSearchPackagesQuery,
} from '@jetway/kit-api/packages';

import type { PackageState } from './package-state';
import { packageState } from './package-state';

/** What a page asks the package service for. */
interface PackageQuestions {
  /** Name of the city of the search. */
  city?: string;
  /** Text to find cities by; absent asks for none. */
  text?: string | undefined;
  /** Whether the cities with packages are needed. */
  needsCities?: boolean;
  search?: PackageSearch | null;
  detail?: { packageId: string; date?: string; adults?: number; childAges?: string } | null;
}

/** Asks, and says what is known: the state, why the main call of the page failed, and how to ask again. */
export function usePackageState({ city = '', text, needsCities = false, search, detail }: PackageQuestions) {
  const cities = usePackageSearchCitiesQuery({ packageCityQuery: { text: text ?? '' } }, { skip: !text });
  const available = usePackageGetAvailableCitiesQuery(undefined, { skip: !needsCities });
  const found = usePackageSearchPackagesQuery({ packageSearch: search ?? NOTHING }, { skip: !search });
  const one = usePackageGetPackageDetailQuery(detail ?? { packageId: '' }, { skip: !detail });
  const state: PackageState = packageState({ city, cities, available, search: found, detail: one });
  const main = detail ? one : search ? found : available;
  return {
    state,
    error: main.isError ? main.error : undefined,
    cityError: cities.error,
    retry: () => void main.refetch(),
  };
}

/** The question of a call that is not made. */
const NOTHING: PackageSearch = { cityId: '', date: '', adults: 1, childAges: [] };
