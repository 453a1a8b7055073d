/** What a country is found by. */
export interface NamedCountry {
  code2: string;
  code3: string;
  name: string;
  nationality: string;
  /** Its name in English, where `name` is in another language. */
  english?: string;
}

const MOST_HITS = 30;

/**
 * Countries for what was typed: a code, the start of a name or of a word in it, here or in English, or a nationality.
 * Nothing typed, nothing shown.
 */
export function countriesFor<Country extends NamedCountry>(countries: readonly Country[], typed: string): Country[] {
  const term = typed.trim().toLowerCase();
  if (!term) return [];
  const rank = (country: Country): number => {
    const names = [country.name, country.english ?? ''].map((name) => name.toLowerCase());
    if (country.code2.toLowerCase() === term || country.code3.toLowerCase() === term) return 0;
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
