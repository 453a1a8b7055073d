import type { FieldError } from '@jetway/kit-api';
import type { VisaApplicant, VisaCorrection, VisaCorrectionItem, VisaField, VisaProduct } from '@jetway/kit-api/visas';

import { GUARDIAN, isInputField, isRequired, kindOf, TITLES, valueOf } from '../../../shared/orders/applicant-fields';

/** What is filled in for one correction, by the names of its items. */
export interface Answers {
  values: Readonly<Record<string, string>>;
  files: Readonly<Record<string, File | null>>;
}

/** A text key below `order.correction.faults`, or a sentence of the server; by the name of the item. */
export type Faults = Readonly<Record<string, { key: string; detail?: string }>>;

/** The name of an item; fields and documents of one product share no names. */
export function itemName({ field, document }: VisaCorrectionItem): string {
  return document ?? field ?? '';
}

/** A field as the form asks for it: one of every product under its name, or one of this product. */
export function fieldOf(
  product: VisaProduct,
  field: string,
  label: string,
  titleOf: (title: string) => string,
): VisaField {
  const own =
    isInputField(field) || field === GUARDIAN ? undefined : product.formFields.find(({ code }) => code === field);
  if (own) return own;
  const choices = TITLES.map((value) => ({ value, label: titleOf(value) }));
  return {
    code: field,
    kind: kindOf(product, field),
    label,
    required: isRequired(product, field),
    ...(field === 'title' ? { choices } : {}),
  };
}

/** The form as it opens: what is there now is what the agent corrects. */
export function blank({ items }: VisaCorrection, applicant: VisaApplicant): Answers {
  const fields = items.filter(({ document }) => !document).map(itemName);
  const documents = items.filter(({ document }) => document).map(itemName);
  return {
    values: Object.fromEntries(fields.map((field) => [field, valueOf(applicant, field)])),
    files: Object.fromEntries(documents.map((code) => [code, null])),
  };
}

/** Whether the document of an item was already uploaded for its correction, on an earlier visit of the page. */
export function isUploaded({ document, after }: VisaCorrectionItem): boolean {
  return Boolean(document && after);
}

interface Checked {
  correction: VisaCorrection;
  product: VisaProduct;
  answers: Answers;
}

/**
 * What keeps the answers from being sent: what a submission needs is there, and each document is uploaded anew.
 * A value may stay as it was, since the desk also asks about values that turn out to be right.
 */
export function faultsOf({ correction, product, answers }: Checked): Faults {
  const faults = correction.items.flatMap((item): [string, { key: string }][] => {
    const name = itemName(item);
    if (!item.document) {
      const key = fieldFault(answers.values[name] ?? '', product, name);
      return key ? [[name, { key }]] : [];
    }
    // The field gives only files that may be sent.
    return answers.files[name] || isUploaded(item) ? [] : [[name, { key: 'required' }]];
  });
  return Object.fromEntries(faults);
}

function fieldFault(value: string, product: VisaProduct, field: string): string | undefined {
  const text = value.trim();
  if (!text) return isRequired(product, field) ? 'required' : undefined;
  const most = product.formFields.find(({ code }) => code === field)?.maxLength;
  if (kindOf(product, field) === 'text' && most && text.length > most) return 'long';
  return undefined;
}

/** The faults of a refusal that belong to items of the correction; the others are shown above the form. */
export function faultsFrom(errors: readonly FieldError[], { items }: VisaCorrection): Faults {
  const names = new Set(items.map(itemName));
  const own = errors.flatMap(({ pointer, code, detail }): [string, { key: string; detail: string }][] => {
    const name = pointer.split('/').at(-1) ?? '';
    return names.has(name) ? [[name, { key: code, detail }]] : [];
  });
  return Object.fromEntries(own);
}
