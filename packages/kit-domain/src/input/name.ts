/** Quotation marks, primes, accents and modifier letters that stand for an apostrophe. */
const APOSTROPHES = /[\u2018\u2019\u201b\u2032\u02b9-\u02bd\u02c8\u00b4`\ua78c\uff07]/g;
/** Forms of address as a word of a name. `Md` and `Sk` are not among them: they abbreviate given names. */
const TITLES: ReadonlySet<string> = new Set(['mr', 'mrs', 'ms', 'miss', 'mstr', 'dr', 'prof', 'sir']);

/** A name with plain apostrophes, hyphens and single spaces, as airlines take them. */
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

/** Letters and digits in lower case, as a search compares names: `O'Neil` and `ONEIL` are equal. */
export function lettersOf(name: string): string {
  return plainName(name)
    .replace(/[^\p{L}\p{N}\p{M}]/gu, '')
    .toLowerCase();
}

/** Whether a name of several words holds a title, which airlines would print beside that of the booking. */
export function holdsTitle(name: string): boolean {
  const words = name.trim().toLowerCase().split(/\s+/);
  return words.length > 1 && words.some((word) => TITLES.has(word));
}
