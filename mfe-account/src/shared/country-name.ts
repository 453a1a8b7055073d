import { useGetAllCountriesQuery } from '@jetway/kit-api/utility';

/** Names a country by its two letters; the letters themselves until the names are here. */
export function useCountryName(): <Code extends string | undefined>(code: Code) => Code | string {
  const { data: countries = [] } = useGetAllCountriesQuery();
  return (code) => countries.find(({ code2 }) => code2 === code)?.name ?? code;
}
