import type { HolidayCity } from '../../../api/endpoints/holidays';
import { useLoadHolidayPackagesQuery } from '../../../api/endpoints/holidays';

const NONE: readonly HolidayCity[] = [];

/** The cities a package of a tenant can be in; none until they have loaded. */
export function useCities(tenant: string): readonly HolidayCity[] {
  const { data } = useLoadHolidayPackagesQuery({ holidayPackageSearch: { tenant } });
  return data?.cities ?? NONE;
}
