import type { RegistrationKind } from '../kinds';
import { isIncorporated } from '../kinds';
import type { RegistrationInput } from './form.model';

export const STEPS = ['business', 'person', 'proof', 'papers', 'review'] as const;

export type StepName = (typeof STEPS)[number];

type Field = keyof RegistrationInput;

const BUSINESS: Field[] = [
  'companyName',
  'tradeLicenseNumber',
  'tradeLicenseExpiry',
  'civilAviationNumber',
  'taxNumber',
];
const PERSON: Field[] = ['firstName', 'lastName'];
const PLACE: Field[] = ['countryCode', 'city', 'zipCode', 'address'];

/** The fields of each step for a business type. */
export function fieldsOf(step: StepName, kind: RegistrationKind): Field[] {
  switch (step) {
    case 'business':
      return [
        ...BUSINESS,
        ...(isIncorporated(kind) ? (['companyRegistrationNumber'] as const) : []),
        ...(kind === 'partnership' ? (['partners'] as const) : []),
        ...(kind === 'corporate' ? (['travellers'] as const) : []),
      ];
    case 'person':
      return [...PERSON, ...(isIncorporated(kind) ? (['position'] as const) : []), ...PLACE];
    case 'proof':
      return ['email', 'phone'];
    case 'papers':
      return [];
    case 'review':
      return ['acceptsSharing'];
  }
}

/** The attachments of every form. */
export const ATTACHMENTS = ['nationalIdFront', 'nationalIdBack', 'tradeLicense'] as const;

export type AttachmentName = (typeof ATTACHMENTS)[number];

/** The step that contains a field or attachment of the server's response, by its JSON pointer. */
export function placeOf(pointer: string, kind: RegistrationKind): { step: StepName; field: string } {
  const path = pointer.replace(/^\/(form|papers)\//, '').replaceAll('/', '.');
  const root = path.split('.')[0] ?? '';
  if (ATTACHMENTS.some((paper) => paper === root)) return { step: 'papers', field: root };
  const step = STEPS.find((name) => fieldsOf(name, kind).some((field) => field === root));
  return { step: step ?? 'review', field: path };
}
