import type { NamedCountry } from './country-search';

/** Countries as the language of the page calls them, in its order; those the browser has no name for keep their own. */
export function namedIn<Country extends NamedCountry>(language: string, countries: readonly Country[]): (Country & { english: string })[] {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  return countries
    .map((country) => ({ ...country, name: names.of(country.code2) ?? country.name, english: country.name }))
    .sort((one, other) => one.name.localeCompare(other.name, language));
}
