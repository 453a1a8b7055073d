import { isMailAddress, plainName } from '@jetway/kit-domain/input';
import { isPhone, v } from '@jetway/kit-ui/forms';

import type { PassportDraft } from '../traveller.draft';

const LATIN = /^[A-Za-z][A-Za-z '-]*$/;
const PASSPORT = /^[A-Za-z0-9]{5,20}$/;
const CARD = /^[A-Za-z0-9-]{2,25}$/;
const NATIONAL_ID = /^[A-Za-z0-9-]{4,30}$/;

type Say = (fault: string) => string;

/** The server's validation of a saved traveller, run before sending. */
export function travellerSchema(say: Say, today: string) {
  const required = v.pipe(v.string(), v.trim(), v.nonEmpty(say('required')));
  const rule = (fits: (text: string) => boolean, fault: string) =>
    v.pipe(
      v.string(),
      v.trim(),
      v.check((text) => text === '' || fits(text), say(fault)),
    );
  const shape = (pattern: RegExp, fault: string) => rule((text) => pattern.test(text), fault);
  const name = v.pipe(
    v.string(),
    v.transform(plainName),
    v.nonEmpty(say('required')),
    v.regex(LATIN, say('latin')),
    v.maxLength(40, say('long')),
  );
  return v.pipe(
    v.object({
      title: required,
      givenName: v.pipe(v.string(), v.transform(plainName)),
      surname: name,
      noGivenName: v.boolean(),
      gender: required,
      birthOn: v.pipe(
        required,
        v.check((day) => day <= today, say('birthOn')),
      ),
      nationality: required,
      passport: passportSchema(say, today),
      nationalId: shape(NATIONAL_ID, 'nationalId'),
      phone: rule(isPhone, 'phone'),
      email: rule(isMailAddress, 'email'),
      frequentFlyers: v.array(v.object({ airline: required, number: v.pipe(required, v.regex(CARD, say('card'))) })),
      seat: v.string(),
      meal: v.string(),
      notes: v.pipe(v.string(), v.maxLength(500, say('notes'))),
    }),
    v.forward(
      v.check(({ noGivenName, givenName }) => noGivenName || givenName !== '', say('required')),
      ['givenName'],
    ),
    v.forward(
      v.check(({ noGivenName, givenName }) => noGivenName || givenName === '' || LATIN.test(givenName), say('latin')),
      ['givenName'],
    ),
  );
}

/** Complete or absent. */
function passportSchema(say: Say, today: string) {
  const isWanted = (passport: PassportDraft) =>
    passport.number !== '' || passport.issueCountry !== '' || passport.expiresOn !== '';
  return v.pipe(
    v.object({
      number: v.pipe(
        v.string(),
        v.trim(),
        v.check((text) => text === '' || PASSPORT.test(text), say('passport')),
      ),
      issueCountry: v.string(),
      issuedOn: v.pipe(
        v.string(),
        v.check((day) => day <= today, say('issuedOn')),
      ),
      expiresOn: v.string(),
    }),
    v.forward(
      v.check((passport) => !isWanted(passport) || passport.number !== '', say('required')),
      ['number'],
    ),
    v.forward(
      v.check((passport) => !isWanted(passport) || passport.issueCountry !== '', say('required')),
      ['issueCountry'],
    ),
    v.forward(
      v.check((passport) => !isWanted(passport) || passport.expiresOn !== '', say('required')),
      ['expiresOn'],
    ),
    v.forward(
      v.check(({ issuedOn, expiresOn }) => !issuedOn || !expiresOn || issuedOn < expiresOn, say('expiresOn')),
      ['expiresOn'],
    ),
  );
}
