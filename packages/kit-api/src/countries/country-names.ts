import type { NamedCountry } from './country-search';

/**
 * Countries with their names in the page's language, sorted for it. A country the browser cannot name keeps its own.
 */
export function namedIn<Country extends NamedCountry>(
  language: string,
  countries: readonly Country[],
): (Country & { english: string })[] {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  return countries
    .map((country) => ({ ...country, name: names.of(country.code2) ?? country.name, english: country.name }))
    .sort((one, other) => one.name.localeCompare(other.name, language));
}
