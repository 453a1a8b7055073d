import type { FieldError } from '@jetway/kit-api';

/** A field of a traveller's form; all are text. */
export type TravellerField =
  | 'title'
  | 'givenName'
  | 'surname'
  | 'gender'
  | 'birthOn'
  | 'nationality'
  | 'linkedAdultId'
  | 'passport.number'
  | 'passport.issueCountry'
  | 'passport.expiresOn'
  | 'frequentFlyer.airline'
  | 'frequentFlyer.number';

/** Path of a field in the party's form. */
export type PartyPath = `travellers.${number}.${TravellerField}` | 'contact.email' | 'contact.phone';

const TRAVELLER = /^\/travellers\/(\d+)\/(.+)$/;
/** Pointers that name something other than one form field. */
const FIELD_OF: Readonly<Record<string, TravellerField>> = {
  title: 'title',
  givenName: 'givenName',
  surname: 'surname',
  gender: 'gender',
  birthOn: 'birthOn',
  nationality: 'nationality',
  linkedAdultId: 'linkedAdultId',
  passport: 'passport.number',
  'passport/number': 'passport.number',
  'passport/issueCountry': 'passport.issueCountry',
  'passport/expiresOn': 'passport.expiresOn',
  'frequentFlyer/airline': 'frequentFlyer.airline',
  'frequentFlyer/number': 'frequentFlyer.number',
};

/** The form field of a JSON pointer into AirSell's request; null when the form has none. */
export function fieldAt(pointer: string, travellerCount: number): PartyPath | null {
  if (pointer === '/contact/email') return 'contact.email';
  if (pointer === '/contact/phone' || pointer === '/contact/phoneCountryCode') return 'contact.phone';
  const [, index, rest] = TRAVELLER.exec(pointer) ?? [];
  const field = FIELD_OF[rest ?? ''];
  return field && Number(index) < travellerCount ? `travellers.${Number(index)}.${field}` : null;
}

/** Assigns the server's errors to fields; those without one are for the top of the form. */
export function placeFaults(faults: readonly FieldError[], travellerCount: number) {
  const placed: { path: PartyPath; fault: FieldError }[] = [];
  const rest: FieldError[] = [];
  for (const fault of faults) {
    const path = fieldAt(fault.pointer, travellerCount);
    if (path) placed.push({ path, fault });
    else rest.push(fault);
  }
  return { placed, rest };
}
