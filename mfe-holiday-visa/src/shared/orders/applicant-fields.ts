import type { VisaApplicant, VisaApplicantInput, VisaFieldKind, VisaOrder, VisaProduct } from '@jetway/kit-api/visas';

/** A field of an applicant that everybody has, whatever the product. */
export type InputField = Exclude<
  keyof VisaApplicantInput,
  'answers' | 'applicantId' | 'travellerId' | 'guardianConsent'
>;

/** How the fields that every product has are asked for, in the order of a passport. */
const KINDS = {
  title: 'choice',
  givenName: 'text',
  surname: 'text',
  birthDate: 'date',
  nationality: 'country',
  occupation: 'text',
  passportNumber: 'text',
  passportIssueDate: 'date',
  passportExpiry: 'date',
  issueCountry: 'country',
  phone: 'text',
  email: 'text',
} as const satisfies Record<InputField, VisaFieldKind>;

export const INPUT_FIELDS = Object.keys(KINDS) as InputField[];
/** Fields of every product that a submission does without. */
const OPTIONAL: readonly InputField[] = ['passportIssueDate', 'phone', 'email'];
/** Whether a guardian of a minor agrees: a tick on the form, a yes or no in a correction. */
export const GUARDIAN = 'guardianConsent';
export const TITLES = ['Mr', 'Mrs', 'Ms', 'Mstr', 'Miss'] as const;

/** Whether a field is one of every product, with a name among the module's texts. */
export function isInputField(field: string): field is InputField {
  return field in KINDS;
}

/** How a field is asked for: one of every product, or one of this product's form. */
export function kindOf(product: VisaProduct, field: string): VisaFieldKind {
  if (isInputField(field)) return KINDS[field];
  if (field === GUARDIAN) return 'yesNo';
  return product.formFields.find(({ code }) => code === field)?.kind ?? 'text';
}

/** Whether an application is not submitted without a field. */
export function isRequired(product: VisaProduct, field: string): boolean {
  if (isInputField(field)) return !OPTIONAL.includes(field);
  return field === GUARDIAN || (product.formFields.find(({ code }) => code === field)?.required ?? false);
}

/** What an applicant has given for a field; empty when nothing. */
export function valueOf(applicant: VisaApplicant, field: string): string {
  if (field === GUARDIAN) return applicant.guardianConsent ? 'yes' : 'no';
  return (isInputField(field) ? applicant[field] : applicant.answers[field]) ?? '';
}

/** Given name and surname; empty for an applicant of a draft without a name. */
export function nameOf({ givenName, surname }: Pick<VisaApplicant, 'givenName' | 'surname'>): string {
  return [givenName, surname].filter(Boolean).join(' ');
}

/** The applicant of a correction, and its place in the order, from 0. */
export function applicantOf(order: VisaOrder, applicantId: string): { applicant: VisaApplicant; place: number } | null {
  const place = order.applicants.findIndex((one) => one.applicantId === applicantId);
  const applicant = order.applicants[place];
  return applicant ? { applicant, place } : null;
}
