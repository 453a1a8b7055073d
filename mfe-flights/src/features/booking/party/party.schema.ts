import { isMailAddress, plainName } from '@jetway/kit-domain/input';
import { isDate } from '@jetway/kit-domain/days';
import { isPhone, v } from '@jetway/kit-ui/forms';

import type { PartyDraft, TravellerDraft } from '../../../shared/booking/party-draft';
import type { TripRules } from './trip-rules';
import { fitsType } from './trip-rules';

const LATIN = /^[A-Za-z][A-Za-z '-]*$/;
const PASSPORT = /^[A-Za-z0-9]{5,20}$/;
const CARD = /^[A-Za-z0-9-]{2,25}$/;

type Words = (key: string) => string;

/** The server's validation of a party, run before sending; `t` translates `booking.faults`. */
export function partySchema(t: Words, rules: TripRules) {
  const say = (fault: string) => t(`booking.faults.${fault}`);
  const required = v.pipe(v.string(), v.trim(), v.nonEmpty(say('required')));
  const contact = v.object({
    email: v.pipe(v.string(), v.trim(), v.check(isMailAddress, say('email'))),
    phone: v.pipe(v.string(), v.check(isPhone, say('phone'))),
  });
  const name = v.pipe(
    v.string(),
    v.transform(plainName),
    v.nonEmpty(say('required')),
    v.regex(LATIN, say('latin')),
    v.maxLength(40, say('long')),
  );
  const traveller = v.pipe(
    v.object({
      travellerId: v.string(),
      passengerType: v.picklist(['ADT', 'CHD', 'INF']),
      title: required,
      givenName: name,
      surname: name,
      gender: required,
      birthOn: v.pipe(required, v.check(isDate, say('date'))),
      nationality: required,
      passport: passportSchema(say, rules),
      linkedAdultId: v.string(),
      frequentFlyer: frequentFlyerSchema(say),
      keptAs: v.string(),
    }),
    v.forward(
      v.check(
        ({ passengerType, birthOn }) => !isDate(birthOn) || fitsType(passengerType, birthOn, rules),
        ({ input }) => say(`age.${input.passengerType}`),
      ),
      ['birthOn'],
    ),
  );
  return v.object({ travellers: v.pipe(v.array(traveller), together(say)), contact });
}

/** Complete or absent; absent only where the trip requires none. */
function passportSchema(say: Words, { passportRequired, lastArrivalOn }: TripRules) {
  const isWanted = ({ number }: TravellerDraft['passport']) => passportRequired || number !== '';
  const required = (field: keyof TravellerDraft['passport']) =>
    v.check((passport: TravellerDraft['passport']) => !isWanted(passport) || passport[field] !== '', say('required'));
  return v.pipe(
    v.object({
      number: v.pipe(
        v.string(),
        v.trim(),
        v.check((text) => text === '' || PASSPORT.test(text), say('passport')),
      ),
      issueCountry: v.string(),
      expiresOn: v.pipe(
        v.string(),
        v.check((day) => day === '' || day >= lastArrivalOn, say('passportExpired')),
      ),
    }),
    v.forward(required('number'), ['number']),
    v.forward(required('issueCountry'), ['issueCountry']),
    v.forward(required('expiresOn'), ['expiresOn']),
  );
}

/** Complete or absent. */
function frequentFlyerSchema(say: Words) {
  return v.pipe(
    v.object({
      airline: v.string(),
      number: v.pipe(
        v.string(),
        v.trim(),
        v.check((text) => text === '' || CARD.test(text), say('card')),
      ),
    }),
    v.forward(
      v.check(({ airline, number }) => airline === '' || number !== '', say('required')),
      ['number'],
    ),
    v.forward(
      v.check(({ airline, number }) => number === '' || airline !== '', say('required')),
      ['airline'],
    ),
  );
}

/** Checks across the party: a duplicate name or passport, two infants with one adult. */
function together(say: Words) {
  return v.rawCheck<TravellerDraft[]>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const party = dataset.value;
    party.forEach((traveller, index) => {
      const earlier = party.slice(0, index);
      const at = <Key extends string>(input: Partial<Record<Key, unknown>>, key: Key) =>
        ({ type: 'object', origin: 'value', input: input as Record<string, unknown>, key, value: input[key] }) as const;
      const place = { type: 'array', origin: 'value', input: party, key: index, value: traveller } as const;
      const fault = (key: 'surname' | 'linkedAdultId', message: string) =>
        addIssue({ message, path: [place, at(traveller, key)] });
      const passport = passportKey(traveller);
      if (passport && earlier.some((other) => passportKey(other) === passport)) {
        addIssue({
          message: say('samePassport'),
          path: [place, at(traveller, 'passport'), at(traveller.passport, 'number')],
        });
      }
      if (spoken(traveller) && earlier.some((other) => spoken(other) === spoken(traveller)))
        fault('surname', say('duplicate'));
      if (traveller.passengerType !== 'INF') return;
      if (!traveller.linkedAdultId) fault('linkedAdultId', say('required'));
      else if (earlier.some((other) => other.linkedAdultId === traveller.linkedAdultId))
        fault('linkedAdultId', say('lapTaken'));
    });
  });
}

/** A passport as its number and country identify it. Empty without one. */
function passportKey({ passport: { number, issueCountry } }: TravellerDraft): string {
  return number ? `${issueCountry}/${number.trim().toUpperCase()}` : '';
}

/** A name as airlines compare it: letters only. Empty while incomplete. */
function spoken({ surname, givenName }: PartyDraft['travellers'][number]): string {
  const letters = (name: string) => name.replace(/[^a-z]/gi, '').toUpperCase();
  return surname && givenName ? `${letters(surname)}/${letters(givenName)}` : '';
}
