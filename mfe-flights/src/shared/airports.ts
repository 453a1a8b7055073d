import type { Airport } from '@jetway/kit-api/utility';
import { useGetAirportsByKeyQuery, useLazyGetAirportsByKeyQuery } from '@jetway/kit-api/utility';
import { dateIn } from '@jetway/kit-domain/days';
import { useTenant } from '@jetway/kit-runtime';
import { useCallback } from 'react';

/** The airport (or city) of a code, once loaded; on failure the code is shown. */
export function useAirport(code: string): Airport | undefined {
  const { data } = useGetAirportsByKeyQuery({ airportQuery: { searchTerm: code } }, { skip: code.length !== 3 });
  return data?.find((airport) => airport.airportCode === code || airport.cityCode === code);
}

/** The current date at an airport; the agency's until the airport's time zone is known. */
export function useTodayAt(code: string): string {
  const { timezone } = useTenant();
  return dateIn(useAirport(code)?.timezone ?? timezone, new Date());
}

export type KnownAirports = ReadonlyMap<string, Airport>;

/** Result of looking up several codes. A code in neither field is unknown to the server. */
export interface AirportsFound {
  known: KnownAirports;
  /** Codes whose look-up failed and that may exist. */
  unanswered: ReadonlySet<string>;
}

/** Looks up several codes at once. */
export function useAirportLookUp(): (codes: readonly string[]) => Promise<AirportsFound> {
  const [search] = useLazyGetAirportsByKeyQuery();
  return useCallback(
    async (codes) => {
      const known = new Map<string, Airport>();
      const unanswered = new Set<string>();
      const find = async (code: string) => {
        const { data } = await search({ airportQuery: { searchTerm: code } }, true);
        const found = data?.find((airport) => airport.airportCode === code || airport.cityCode === code);
        if (found) known.set(code, found);
        if (!data) unanswered.add(code);
      };
      await Promise.all(codes.map(find));
      return { known, unanswered };
    },
    [search],
  );
}
