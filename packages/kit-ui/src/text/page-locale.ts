import { withLatinDigits } from '@jetway/kit-domain';

/** The page's language: the edge sets it on the root element and the language switch changes it. */
export function pageLocale(): string {
  return withLatinDigits(document.documentElement.lang || 'en');
}
