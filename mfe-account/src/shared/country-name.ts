import { useGetAllCountriesQuery } from '@jetway/kit-api/utility';

/** Names a country by its two-letter code; returns the code until the names have loaded. */
export function useCountryName(): <Code extends string | undefined>(code: Code) => Code | string {
  const { data: countries = [] } = useGetAllCountriesQuery();
  return (code) => countries.find(({ code2 }) => code2 === code)?.name ?? code;
}
