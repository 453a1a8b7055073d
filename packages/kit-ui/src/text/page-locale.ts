import { withLatinDigits } from '@jetway/kit-domain';

/** The language the page is written in; the edge sets it on the root element and the language switch changes it. */
export function pageLocale(): string {
  return withLatinDigits(document.documentElement.lang || 'en');
}
