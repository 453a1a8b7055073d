import type { VisaApplicant, VisaChoice, VisaCorrectionItem, VisaField, VisaProduct } from '@jetway/kit-api/visas';
import { useGetAllCountriesQuery } from '@jetway/kit-api/utility';
import { plainDate } from '@jetway/kit-orders';
import { useLocaleTag, useT } from '@jetway/kit-runtime';

import { GUARDIAN, isInputField, kindOf, nameOf } from './applicant-fields';

/** Names of fields, documents, countries and answers, as a person reads them. */
export function useVisaWords() {
  const t = useT('visas');
  const locale = useLocaleTag();
  const { data: countries = [] } = useGetAllCountriesQuery();
  const country = (code: string) => countries.find(({ code2 }) => code2 === code)?.name ?? code;
  /** What many countries ask for has a name in every language; the rest is in the words of the product. */
  const known = (key: string, own: string) => t(`known.${key}`, { defaultValue: own });
  const choiceIn = (field: string, { value, label }: VisaChoice): VisaChoice => ({
    value,
    label: known(`choices.${field}.${value}`, label),
  });
  return {
    /** The name of a document. */
    document: ({ code, name }: { code: string; name: string }) => known(`documents.${code}`, name),
    /** A question of a product with its help and choices. */
    question: (field: VisaField): VisaField => ({
      ...field,
      label: known(`questions.${field.code}`, field.label),
      ...(field.help ? { help: known(`help.${field.code}`, field.help) } : {}),
      ...(field.choices ? { choices: field.choices.map((choice) => choiceIn(field.code, choice)) } : {}),
    }),
    /** The name of a country by its two-letter code; the code while names load. */
    country,
    /** An applicant's name, or their place when the name is still empty. */
    applicant: (applicant: VisaApplicant, place: number) =>
      nameOf(applicant) || t('words.applicant', { number: place + 1 }),
    /** The name of a field. */
    field: (product: VisaProduct, field: string) =>
      isInputField(field) || field === GUARDIAN
        ? t(`words.fields.${field}`)
        : known(`questions.${field}`, product.formFields.find(({ code }) => code === field)?.label ?? field),
    /** What a correction is about. */
    item(product: VisaProduct, { document, field }: VisaCorrectionItem): string {
      if (document) return this.document({ code: document, name: nameIn(product, document) });
      return field ? this.field(product, field) : '';
    },
    /** A field's value. */
    value(product: VisaProduct, field: string, value: string): string {
      if (!value) return '';
      if (field === 'title') return t(`words.titles.${value}`, { defaultValue: value });
      const kind = kindOf(product, field);
      if (kind === 'date') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? plainDate(value, locale) : value;
      if (kind === 'country') return country(value);
      if (kind === 'yesNo') return t(value === 'yes' ? 'words.yes' : 'words.no');
      const choices = product.formFields.find(({ code }) => code === field)?.choices;
      const choice = choices?.find((one) => one.value === value);
      return choice ? choiceIn(field, choice).label : value;
    },
  };
}

const nameIn = ({ documents }: VisaProduct, document: string) =>
  documents.find(({ code }) => code === document)?.name ?? document;
