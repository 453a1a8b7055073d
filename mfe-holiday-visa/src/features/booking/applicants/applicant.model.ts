import type { FieldError } from '@jetway/kit-api';
import type { TravellerRow } from '@jetway/kit-api/travellers';
import type { VisaApplicant, VisaApplicantInput, VisaField, VisaOrder } from '@jetway/kit-api/visas';
import type { ScannedPassport } from '@jetway/kit-domain/passport';

import { FILE_REFUSALS } from '../../../shared/documents/file-refusal';
import type { InputField } from '../../../shared/orders/applicant-fields';
import { INPUT_FIELDS, isInputField, TITLES } from '../../../shared/orders/applicant-fields';

/** Most applicants of one application. */
export const MOST_APPLICANTS = 9;
const MASK = '\u2022';

/** An applicant as typed: every field is a text, empty when nothing is said. */
export interface ApplicantDraft extends Record<InputField, string> {
  /** Empty for one that is not saved yet. */
  applicantId: string;
  travellerId: string;
  guardianConsent: boolean;
  /** Answers to the product's own questions, by their codes. */
  answers: Record<string, string>;
}

export interface ApplicantsDraft {
  applicants: ApplicantDraft[];
}

/** Path of a field in the form. */
export type ApplicantPath =
  | `applicants.${number}.${InputField}`
  | `applicants.${number}.guardianConsent`
  | `applicants.${number}.answers.${string}`;

/** A new applicant of a nationality. */
export function blank(fields: readonly VisaField[], nationality: string): ApplicantDraft {
  return draftOf({ applicantId: '', answers: {}, nationality }, fields);
}

/** The applicants of an order as the form shows them. */
export function draftsOf({ applicants, product }: VisaOrder): ApplicantDraft[] {
  return applicants.map((applicant) => draftOf(applicant, product.formFields));
}

/** An applicant as the form shows it, with a place for the answer to every question. */
export function draftOf(
  applicant: Partial<VisaApplicant> | VisaApplicantInput,
  fields: readonly VisaField[],
): ApplicantDraft {
  const texts = Object.fromEntries(INPUT_FIELDS.map((field) => [field, applicant[field] ?? '']));
  return {
    ...(texts as Record<InputField, string>),
    applicantId: applicant.applicantId ?? '',
    travellerId: applicant.travellerId ?? '',
    guardianConsent: applicant.guardianConsent ?? false,
    answers: Object.fromEntries(fields.map(({ code }) => [code, applicant.answers?.[code] ?? ''])),
  };
}

/** An applicant as the server takes it: blanks are left out. */
export function inputOf({ answers, guardianConsent, ...texts }: ApplicantDraft): VisaApplicantInput {
  const said = (from: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(from)
        .map(([name, text]) => [name, text.trim()] as const)
        .filter(([, text]) => text !== ''),
    );
  return { ...said({ ...texts }), answers: said(answers), ...(guardianConsent ? { guardianConsent } : {}) };
}

/** Fills an applicant with a saved traveller. A masked passport number stays empty. */
export function filledWith(draft: ApplicantDraft, saved: TravellerRow): ApplicantDraft {
  const { passport } = saved;
  const number = passport && !passport.number.includes(MASK) ? passport.number : '';
  return {
    ...draft,
    travellerId: saved.travellerId,
    // Of the person who was in the form before.
    guardianConsent: false,
    passportIssueDate: '',
    title: TITLES.find((title) => title === saved.title) ?? '',
    givenName: saved.givenName,
    surname: saved.surname,
    birthDate: saved.birthOn,
    nationality: saved.nationality,
    passportNumber: number,
    passportExpiry: passport?.expiresOn ?? '',
    issueCountry: passport?.issueCountry ?? '',
    phone: saved.phone ?? draft.phone,
    email: saved.email ?? draft.email,
  };
}

/** Fills an applicant with what a passport's lines tell; they have no title. */
export function scannedInto(draft: ApplicantDraft, passport: ScannedPassport): ApplicantDraft {
  return {
    ...draft,
    // Another person than the saved traveller, perhaps.
    travellerId: '',
    guardianConsent: false,
    passportIssueDate: '',
    givenName: passport.givenName,
    surname: passport.surname,
    birthDate: passport.birthOn,
    nationality: passport.nationality,
    passportNumber: passport.number,
    passportExpiry: passport.expiresOn,
    issueCountry: passport.issueCountry,
  };
}

const FIELD = /^\/applicants\/(\d+)\/(?:(answers)\/)?([^/]+)$/;
const DOCUMENT = /^\/applicants\/(\d+)\/documents\/([^/]+)$/;

/** The form field of a JSON pointer into an application; null when the form has none. */
export function fieldAt(pointer: string, applicants: readonly ApplicantDraft[]): ApplicantPath | null {
  const [, place = '', isAnswer, name = ''] = FIELD.exec(pointer) ?? [];
  const applicant = applicants[Number(place)];
  if (!name || !applicant) return null;
  const path = `applicants.${Number(place)}` as const;
  if (isAnswer) return name in applicant.answers ? `${path}.answers.${name}` : null;
  if (name === 'guardianConsent') return `${path}.guardianConsent`;
  return isInputField(name) ? `${path}.${name}` : null;
}

/** The document of a JSON pointer into an application: whose and which; null for another pointer. */
export function documentAt(pointer: string): { place: number; code: string } | null {
  const [, place, code] = DOCUMENT.exec(pointer) ?? [];
  return place && code ? { place: Number(place), code } : null;
}

/** Codes of the server that the page has words for, as keys below `booking.faults`. */
const WORDS = {
  'name.shape': 'name',
  'passport.shape': 'passport',
  'passport.tooShort': 'expiry',
  'passport.full': 'blankPages',
  'passport.duplicate': 'duplicate',
  'nationality.other': 'otherNationality',
  'guardian.missing': 'guardian',
  'date.future': 'future',
  'answer.shape': 'answer',
  'email.shape': 'email',
  'phone.shape': 'phone',
  'title.unknown': 'required',
  'country.unknown': 'required',
  'date.shape': 'required',
  'field.missing': 'required',
  'field.characters': 'characters',
  'document.missing': 'document',
  ...FILE_REFUSALS,
} as const satisfies Record<string, string>;

/** A translated message, or the server's English one for an unknown code. */
export function faultWords(t: (key: string) => string, fault: FieldError): { text: string; lang?: 'en' } {
  const key = (WORDS as Partial<Record<string, string>>)[fault.code];
  return key ? { text: t(`booking.faults.${key}`) } : { text: fault.detail, lang: 'en' };
}
