import type { Airport } from '@jetway/kit-api/utility';
import { useGetAirportsByKeyQuery, useLazyGetAirportsByKeyQuery } from '@jetway/kit-api/utility';
import { useEffect, useState } from 'react';

/** The airport (or city) of a code, once it is known; a failed look-up leaves the code to speak for itself. */
export function useAirport(code: string): Airport | undefined {
  const { data } = useGetAirportsByKeyQuery({ airportQuery: { searchTerm: code } }, { skip: code.length !== 3 });
  return data?.find((airport) => airport.airportCode === code || airport.cityCode === code);
}

/** The airports of several codes by code, once every look-up has ended; null until then. Unknown ones are left out. */
export function useAirports(codes: readonly string[]): ReadonlyMap<string, Airport> | null {
  const [search] = useLazyGetAirportsByKeyQuery();
  const [known, setKnown] = useState<{ key: string; airports: ReadonlyMap<string, Airport> } | null>(null);
  const key = [...new Set(codes)].join(' ');
  useEffect(() => {
    let isWanted = true;
    const find = async (code: string) => {
      const { data } = await search({ airportQuery: { searchTerm: code } }, true);
      return data?.find((airport) => airport.airportCode === code || airport.cityCode === code);
    };
    void Promise.all(key.split(' ').map(find)).then((found) => {
      const pairs = key.split(' ').flatMap((code, index) => (found[index] ? [[code, found[index]] as const] : []));
      if (isWanted) setKnown({ key, airports: new Map(pairs) });
    });
    return () => {
      isWanted = false;
    };
  }, [key, search]);
  return known?.key === key ? known.airports : null;
}
