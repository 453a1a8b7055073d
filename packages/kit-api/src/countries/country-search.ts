/** The fields a country is searched by. */
export interface NamedCountry {
  code2: string;
  code3: string;
  name: string;
  nationality: string;
  /** The English name, when `name` is in another language. */
  english?: string;
  /** Such as `UAE`; in English. */
  otherNames?: string[];
}

const MOST_HITS = 30;

/**
 * Countries that match the input: by code or another whole name, by the start of a name or of a word in it (localised or English),
 * or by nationality. An empty input matches none.
 */
export function countriesFor<Country extends NamedCountry>(countries: readonly Country[], typed: string): Country[] {
  // "U.A.E." is typed for "UAE".
  const term = typed.trim().toLowerCase().replaceAll('.', '');
  if (!term) return [];
  const rank = (country: Country): number => {
    const others = (country.otherNames ?? []).map((name) => name.toLowerCase());
    const names = [country.name, country.english ?? ''].map((name) => name.toLowerCase()).concat(others);
    if ([country.code2.toLowerCase(), country.code3.toLowerCase(), ...others].includes(term)) return 0;
    if (names.some((name) => name.startsWith(term))) return 1;
    if (names.some((name) => name.split(/[\s(-]+/).some((word) => word.startsWith(term)))) return 2;
    return country.nationality.toLowerCase().startsWith(term) ? 3 : 4;
  };
  const ranked = countries.map((country) => ({ country, rank: rank(country) })).filter((hit) => hit.rank < 4);
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST_HITS)
    .map((hit) => hit.country);
}
