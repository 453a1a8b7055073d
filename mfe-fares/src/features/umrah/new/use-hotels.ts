import { ignoreProblem } from '@jetway/kit-api';
import type { HotelDestination } from '@jetway/kit-api/hotels';
import { useHotelSearchDestinationsQuery } from '@jetway/kit-api/hotels';
import { useEffect, useState } from 'react';

const DEBOUNCE_MS = 180;
/** Hotels are searched for by at least this many letters. */
const LETTERS = 2;
const NOTHING: HotelDestination[] = [];

/** Each city: the name that narrows a search, and how ids of its hotels begin. */
const CITIES = {
  makkah: { name: 'makkah', prefix: 'makkah.' },
  madinah: { name: 'madinah', prefix: 'med.' },
} as const;

/** Hotels of a city for the typed text, asked for once typing pauses. A failed look-up has no results. */
export function useHotels(city: keyof typeof CITIES, typed: string): { found: HotelDestination[]; isLoading: boolean } {
  const wanted = typed.trim().slice(0, 48);
  const [asked, setAsked] = useState('');
  const { name, prefix } = CITIES[city];
  const skip = asked.length < LETTERS;
  const { currentData, error, isFetching } = useHotelSearchDestinationsQuery(
    { hotelDestinationsRequest: { searchTerm: `${asked} ${name}` } },
    { skip },
  );
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  useEffect(() => {
    if (error) ignoreProblem(error, 'hotel look-up failed');
  }, [error]);
  const found = skip ? NOTHING : (currentData?.destinations ?? NOTHING);
  return { found: found.filter(({ kind, id }) => kind === 'hotel' && id.startsWith(prefix)), isLoading: isFetching };
}
