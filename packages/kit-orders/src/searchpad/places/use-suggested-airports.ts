import { ignoreProblem } from '@jetway/kit-api';
import type { Airport } from '@jetway/kit-api/utility';
import { useGetAirportsByKeyQuery } from '@jetway/kit-api/utility';
import { useEffect, useMemo } from 'react';

import type { OfferedPlace } from './offered-places';
import { offeredPlaces } from './offered-places';

const NOTHING_TYPED = { airportQuery: { searchTerm: '' } };

/** Identifies an airport, or all airports of a city. */
export function airportKey({ kind, airportCode }: Airport): string {
  return `${kind}-${airportCode}`;
}

/** The user's recent airports, then those popular in the tenant's market; without the latter if they cannot be loaded. */
export function useSuggestedAirports(recent: readonly Airport[]): readonly OfferedPlace<Airport>[] {
  const { data: popular, error } = useGetAirportsByKeyQuery(NOTHING_TYPED);
  useEffect(() => {
    if (error) ignoreProblem(error, 'look-up of popular airports failed');
  }, [error]);
  return useMemo(() => offeredPlaces(recent, popular ?? [], airportKey), [recent, popular]);
}
