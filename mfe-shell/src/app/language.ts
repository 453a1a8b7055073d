import { languageOf } from '@jetway/kit-runtime';

/** The edge reads it and composes the document in that language. */
const COOKIE = 'jw-language';
const A_YEAR_S = 365 * 24 * 60 * 60;

/** A language's name in that language, e.g. "العربية". */
export function languageName(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(languageOf(tag)) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** Stores the choice in this browser and reloads the page: texts, direction and numerals come from the edge. */
export function chooseLanguage(tag: string, page: Pick<Location, 'reload'> = window.location): void {
  document.cookie = `${COOKIE}=${tag}; path=/; max-age=${A_YEAR_S}; samesite=lax`;
  page.reload();
}
