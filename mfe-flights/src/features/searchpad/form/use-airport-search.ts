import { ignoreProblem } from '@jetway/kit-api';
import type { Airport } from '@jetway/kit-api/utility';
import { useLazyGetAirportsByKeyQuery } from '@jetway/kit-api/utility';
import { useEffect } from 'react';

const DEBOUNCE_MS = 180;
const FEWEST_LETTERS = 2;

/** Airports and cities for what is typed, asked for once the typing pauses. A failed look-up finds nothing. */
export function useAirportSearch(typed: string): { found: Airport[]; isLoading: boolean } {
  const [search, { data, error, isFetching }] = useLazyGetAirportsByKeyQuery();
  const searchTerm = typed.trim();
  const isAsked = searchTerm.length >= FEWEST_LETTERS;

  useEffect(() => {
    if (!isAsked) return;
    const timer = setTimeout(() => void search({ airportQuery: { searchTerm } }, true), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [isAsked, searchTerm, search]);
  useEffect(() => {
    if (error) ignoreProblem(error, 'airport look-up failed');
  }, [error]);

  return { found: isAsked && data && !error ? data : [], isLoading: isAsked && isFetching };
}
