import { ignoreProblem } from '@jetway/kit-api';
import type { Airport } from '@jetway/kit-api/utility';
import { useLazyGetAirportsByKeyQuery } from '@jetway/kit-api/utility';
import { useEffect, useState } from 'react';

const DEBOUNCE_MS = 180;
const NOTHING: Airport[] = [];

/** Airports and cities for the typed text, requested once typing pauses. A failed look-up has no results. */
export function useAirportSearch(typed: string): { found: Airport[]; isLoading: boolean } {
  const searchTerm = typed.trim();
  const [settled, setSettled] = useState('');
  const [search, { data, error, isFetching }] = useLazyGetAirportsByKeyQuery();

  useEffect(() => {
    if (!searchTerm) return;
    const timer = setTimeout(() => {
      setSettled(searchTerm);
      void search({ airportQuery: { searchTerm } }, true);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [searchTerm, search]);
  useEffect(() => {
    if (error) ignoreProblem(error, 'airport look-up failed');
  }, [error]);

  const isLoading = searchTerm !== '' && (isFetching || settled !== searchTerm);
  return { found: searchTerm && data && !error ? data : NOTHING, isLoading };
}
