import type { TemplatePlaceholder } from '../../api/endpoints/templates';

/** Languages of templates. */
export type AnswerLanguage = 'en' | 'ar';

/** What a request has for the placeholders of its desk; what it does not have yet is absent. */
export type Values = Readonly<Partial<Record<TemplatePlaceholder, string | undefined>>>;

const NAMES: Readonly<Record<TemplatePlaceholder, true>> = {
  reference: true,
  agency: true,
  order: true,
  lead: true,
  package: true,
  destination: true,
  group: true,
  route: true,
  'record locator': true,
  'first day': true,
  amount: true,
  deadline: true,
};

const BRACES = /\{([a-z ]+)\}/g;

const isName = (name: string): name is TemplatePlaceholder => Object.hasOwn(NAMES, name);

/** The text with what the request has. Placeholders without a value stay, so that an operator replaces them. */
export function fill(text: string, values: Values): string {
  return text.replaceAll(BRACES, (braced, name: string) => (isName(name) && values[name]) || braced);
}

/** The first placeholder that is still in a text, with its braces. */
export function unfilledIn(text: string): string | undefined {
  return [...text.matchAll(BRACES)].find(([, name]) => name !== undefined && isName(name))?.[0];
}
