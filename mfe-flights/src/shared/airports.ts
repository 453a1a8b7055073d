import type { Airport } from '@jetway/kit-api/utility';
import { useGetAirportsByKeyQuery, useLazyGetAirportsByKeyQuery } from '@jetway/kit-api/utility';
import { useTenant } from '@jetway/kit-runtime';
import { useCallback } from 'react';

import { dateIn } from './calendar';

/** The airport (or city) of a code, once it is known; a failed look-up leaves the code to speak for itself. */
export function useAirport(code: string): Airport | undefined {
  const { data } = useGetAirportsByKeyQuery({ airportQuery: { searchTerm: code } }, { skip: code.length !== 3 });
  return data?.find((airport) => airport.airportCode === code || airport.cityCode === code);
}

/** The date at an airport now; until its zone is known, the agency's. */
export function useTodayAt(code: string): string {
  const { timezone } = useTenant();
  return dateIn(useAirport(code)?.timezone ?? timezone, new Date());
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
