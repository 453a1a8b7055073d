import { ignoreProblem } from '@jetway/kit-api';
import type { Airport } from '@jetway/kit-api/utility';
import { useGetAirportsByKeyQuery } from '@jetway/kit-api/utility';
import { useAppSelector } from '@jetway/kit-runtime/store';
import { useEffect, useMemo } from 'react';

import { selectRecent } from './state/recent.slice';

const MOST = 10;
const NOTHING_TYPED = { airportQuery: { searchTerm: '' } };

/** A place offered before anything is typed, and why. */
export interface SuggestedAirport {
  airport: Airport;
  why: 'recent' | 'popular';
}

/** The user's recent places, then those popular in the tenant's market; without the latter if they cannot be loaded. */
export function useSuggestedAirports(): readonly SuggestedAirport[] {
  const { airports: recent } = useAppSelector(selectRecent);
  const { data: popular, error } = useGetAirportsByKeyQuery(NOTHING_TYPED);
  useEffect(() => {
    if (error) ignoreProblem(error, 'look-up of popular airports failed');
  }, [error]);
  return useMemo(() => {
    const isRecent = ({ airportCode, kind }: Airport) =>
      recent.some((other) => other.airportCode === airportCode && other.kind === kind);
    const others = (popular ?? []).filter((airport) => !isRecent(airport));
    return [
      ...recent.map((airport) => ({ airport, why: 'recent' as const })),
      ...others.map((airport) => ({ airport, why: 'popular' as const })),
    ].slice(0, MOST);
  }, [recent, popular]);
}
