const NAMES = new Intl.DisplayNames(['en'], { type: 'region' });

/** The English name of a country by its two-letter code; any other text stays as it is. */
export function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (NAMES.of(code) ?? code) : code;
}
