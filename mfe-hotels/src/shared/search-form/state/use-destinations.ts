import { ignoreProblem } from '@jetway/kit-api';
import type { HotelDestination } from '@jetway/kit-api/hotels';
import { useHotelSearchDestinationsQuery } from '@jetway/kit-api/hotels';
import { useEffect, useState } from 'react';

const DEBOUNCE_MS = 180;
const NOTHING: HotelDestination[] = [];

/** Places for the typed text, asked for once typing pauses; popular cities before anything is typed. A failed look-up has no results. */
export function useDestinations(typed: string): { found: HotelDestination[]; isLoading: boolean } {
  const wanted = typed.trim().slice(0, 64);
  const [searchTerm, setSearchTerm] = useState('');
  const { currentData, error, isFetching } = useHotelSearchDestinationsQuery({
    hotelDestinationsRequest: { searchTerm },
  });
  useEffect(() => {
    const timer = setTimeout(() => setSearchTerm(wanted), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  useEffect(() => {
    if (error) ignoreProblem(error, 'destination look-up failed');
  }, [error]);
  const isSettled = wanted === searchTerm;
  return { found: (isSettled && currentData?.destinations) || NOTHING, isLoading: isFetching || !isSettled };
}
