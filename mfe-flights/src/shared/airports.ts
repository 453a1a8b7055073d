import type { Airport } from '@jetway/kit-api/utility';
import { useGetAirportsByKeyQuery } from '@jetway/kit-api/utility';

/** The airport (or city) of a code, once it is known; a failed look-up leaves the code to speak for itself. */
export function useAirport(code: string): Airport | undefined {
  const { data } = useGetAirportsByKeyQuery({ airportQuery: { searchTerm: code } }, { skip: code.length !== 3 });
  return data?.find((airport) => airport.airportCode === code || airport.cityCode === code);
}
