/** Quotation marks, primes, accents and modifier letters that are used as an apostrophe. */
const APOSTROPHES = /[\u2018\u2019\u201b\u2032\u02b9-\u02bd\u02c8\u00b4`\ua78c\uff07]/g;

/** A name with plain apostrophes, hyphens and single spaces, as airlines accept it. */
export function plainName(name: string): string {
  return name
    .replace(APOSTROPHES, "'")
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .trim()
    .replace(/\s+/g, ' ');
}

/** Whether a name has no character that makes a link or markup. */
export function isPersonName(name: string): boolean {
  return !/[:/<>\\@]/.test(name);
}

/** The same for the name of a company, which may contain a slash, as in "M/S Rahman Travels". */
export function isCompanyName(name: string): boolean {
  return !/[:<>\\@]/.test(name);
}
