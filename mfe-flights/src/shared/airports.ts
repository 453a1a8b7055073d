import type { Airport } from '@jetway/kit-api/utility';
import { useGetAirportsByKeyQuery, useLazyGetAirportsByKeyQuery } from '@jetway/kit-api/utility';
import { useCallback } from 'react';

/** The airport (or city) of a code, once it is known; a failed look-up leaves the code to speak for itself. */
export function useAirport(code: string): Airport | undefined {
  const { data } = useGetAirportsByKeyQuery({ airportQuery: { searchTerm: code } }, { skip: code.length !== 3 });
  return data?.find((airport) => airport.airportCode === code || airport.cityCode === code);
}

export type KnownAirports = ReadonlyMap<string, Airport>;

/** Looks several codes up at once. Those unknown, or whose look-up failed, are left out. */
export function useAirportLookUp(): (codes: readonly string[]) => Promise<KnownAirports> {
  const [search] = useLazyGetAirportsByKeyQuery();
  return useCallback(
    async (codes) => {
      const find = async (code: string) => {
        const { data } = await search({ airportQuery: { searchTerm: code } }, true);
        return data?.find((airport) => airport.airportCode === code || airport.cityCode === code);
      };
      const found = await Promise.all(codes.map(find));
      return new Map(codes.flatMap((code, index) => (found[index] ? [[code, found[index]] as const] : [])));
    },
    [search],
  );
}
