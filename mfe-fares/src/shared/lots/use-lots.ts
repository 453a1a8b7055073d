import type { FareLotCard, FareLotKind, FareLotSearch } from '@jetway/kit-api/fares';
import {
  useFareAirGroupFareSearchQuery,
  useFareAirUmrahFareSearchQuery,
  useFareAirXclusiveFareSearchQuery,
  useFareGetAirGroupFareQuery,
  useFareGetAirUmrahFareQuery,
  useFareGetAirXclusiveFareQuery,
} from '@jetway/kit-api/fares';

/** The lots of a kind, as far as they are loaded. */
export interface LotsFound {
  lots: FareLotCard[] | undefined;
  /** Whether later departures may match too. */
  hasMore: boolean;
  isFetching: boolean;
  error: unknown;
  retry: () => void;
}

const FRESH = { refetchOnMountOrArgChange: true } as const;

/**
 * The lots of a kind that the agency may buy: those of a search, or all of them. Each kind has its own calls. Nothing is requested while
 * `isIdle`.
 */
export function useLots(kind: FareLotKind, search: FareLotSearch | null, isIdle = false): LotsFound {
  const all = { fareLotsRequest: {} };
  const some = { fareLotSearch: search ?? {} };
  const isAll = (one: FareLotKind) => ({ ...FRESH, skip: isIdle || kind !== one || search !== null });
  const isSome = (one: FareLotKind) => ({ ...FRESH, skip: isIdle || kind !== one || search === null });
  const exclusive = useFareGetAirXclusiveFareQuery(all, isAll('exclusive'));
  const exclusiveSearch = useFareAirXclusiveFareSearchQuery(some, isSome('exclusive'));
  const umrah = useFareGetAirUmrahFareQuery(all, isAll('umrah'));
  const umrahSearch = useFareAirUmrahFareSearchQuery(some, isSome('umrah'));
  const group = useFareGetAirGroupFareQuery(all, isAll('group'));
  const groupSearch = useFareAirGroupFareSearchQuery(some, isSome('group'));
  const calls = {
    exclusive: [exclusive, exclusiveSearch],
    umrah: [umrah, umrahSearch],
    group: [group, groupSearch],
  } as const;
  const { currentData, isFetching, error, refetch } = calls[kind][search ? 1 : 0];
  return {
    lots: currentData?.lots,
    hasMore: currentData?.hasMore ?? false,
    isFetching,
    error,
    retry: () => void refetch(),
  };
}
