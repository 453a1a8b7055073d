import type { CreateTravellerRequest, TravellerView } from '@jetway/kit-api/travellers';

type TravellerForm = CreateTravellerRequest['traveller'];

/** A traveller being edited: every field is text, empty for none. */
export interface TravellerDraft {
  title: string;
  givenName: string;
  surname: string;
  noGivenName: boolean;
  gender: string;
  birthOn: string;
  nationality: string;
  passport: PassportDraft;
  nationalId: string;
  phone: string;
  email: string;
  frequentFlyers: { airline: string; number: string }[];
  seat: string;
  meal: string;
  notes: string;
}

export interface PassportDraft {
  number: string;
  issueCountry: string;
  issuedOn: string;
  expiresOn: string;
}

export const TITLES = ['Mr', 'Mrs', 'Ms', 'Mstr', 'Miss'] as const;
export const GENDERS = ['F', 'M', 'X'] as const;
export const SEATS = ['window', 'aisle'] as const;
export const MEALS = ['VGML', 'MOML', 'AVML', 'HNML', 'CHML', 'BBML', 'DBML'] as const;
export const MOST_LOYALTY_NUMBERS = 5;

const NO_PASSPORT: PassportDraft = { number: '', issueCountry: '', issuedOn: '', expiresOn: '' };

export function emptyDraft(): TravellerDraft {
  return {
    title: '',
    givenName: '',
    surname: '',
    noGivenName: false,
    gender: '',
    birthOn: '',
    nationality: '',
    passport: NO_PASSPORT,
    nationalId: '',
    phone: '',
    email: '',
    frequentFlyers: [],
    seat: '',
    meal: '',
    notes: '',
  };
}

/** Form values of a saved traveller. Masked numbers must not be sent back, so those fields stay empty. */
export function draftOf(saved: TravellerView): TravellerDraft {
  const { passport } = saved;
  const kept = saved.documentsMasked || !passport ? NO_PASSPORT : { ...NO_PASSPORT, ...passport };
  return {
    title: saved.title,
    givenName: saved.noGivenName ? '' : saved.givenName,
    surname: saved.surname,
    noGivenName: saved.noGivenName,
    gender: saved.gender,
    birthOn: saved.birthOn,
    nationality: saved.nationality,
    passport: kept,
    nationalId: saved.documentsMasked ? '' : (saved.nationalId ?? ''),
    phone: saved.phone ?? '',
    email: saved.email ?? '',
    frequentFlyers: saved.frequentFlyers.map((card) => ({ ...card })),
    seat: saved.seat ?? '',
    meal: saved.meal ?? '',
    notes: saved.notes ?? '',
  };
}

/** Request body of a validated draft; empty values are omitted. */
export function formOf(draft: TravellerDraft): TravellerForm {
  const { passport, ...rest } = draft;
  const texts = {
    nationalId: rest.nationalId,
    phone: rest.phone,
    email: rest.email,
    seat: rest.seat,
    meal: rest.meal,
    notes: rest.notes,
  };
  return {
    title: rest.title as TravellerForm['title'],
    gender: rest.gender as TravellerForm['gender'],
    surname: rest.surname,
    noGivenName: rest.noGivenName,
    birthOn: rest.birthOn,
    nationality: rest.nationality,
    frequentFlyers: rest.frequentFlyers,
    ...(rest.noGivenName ? {} : { givenName: rest.givenName }),
    ...(withoutEmpty(texts) as Pick<TravellerForm, keyof typeof texts>),
    ...(passport.number
      ? {
          passport: {
            ...withoutEmpty({ issuedOn: passport.issuedOn }),
            number: passport.number,
            issueCountry: passport.issueCountry,
            expiresOn: passport.expiresOn,
          },
        }
      : {}),
  };
}

function withoutEmpty<Texts extends Record<string, string>>(texts: Texts): Partial<Texts> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== '')) as Partial<Texts>;
}

/** The sex a title suggests; the agent can change it. */
export function genderOf(title: string): 'M' | 'F' {
  return title === 'Mr' || title === 'Mstr' ? 'M' : 'F';
}
