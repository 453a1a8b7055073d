import { v } from '@jetway/kit-ui/forms';

import { isDate } from '../../../shared/calendar';
import type { PartyDraft, TravellerDraft } from '../../../shared/booking/party-draft';
import type { TripRules } from './trip-rules';
import { fitsType } from './trip-rules';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const LATIN = /^[A-Za-z][A-Za-z '-]*$/;
const PASSPORT = /^[A-Za-z0-9]{5,20}$/;
const CARD = /^[A-Za-z0-9-]{2,25}$/;
const PHONE = /^\+\d{7,15}$/;

type Words = (key: string) => string;

/** The server's validation of a party, run before sending; `t` translates `booking.faults`. */
export function partySchema(t: Words, rules: TripRules) {
  const say = (fault: string) => t(`booking.faults.${fault}`);
  const required = v.pipe(v.string(), v.trim(), v.nonEmpty(say('required')));
  const contact = v.object({
    email: v.pipe(v.string(), v.trim(), v.regex(EMAIL, say('email'))),
    phone: v.pipe(v.string(), v.regex(PHONE, say('phone'))),
  });
  const name = v.pipe(required, v.regex(LATIN, say('latin')), v.maxLength(40, say('long')));
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
      v.check(({ passengerType, birthOn }) => !isDate(birthOn) || fitsType(passengerType, birthOn, rules), ({ input }) =>
        say(`age.${input.passengerType}`),
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
      number: v.pipe(v.string(), v.trim(), v.check((text) => text === '' || PASSPORT.test(text), say('passport'))),
      issueCountry: v.string(),
      expiresOn: v.pipe(v.string(), v.check((day) => day === '' || day >= lastArrivalOn, say('passportExpired'))),
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
      number: v.pipe(v.string(), v.trim(), v.check((text) => text === '' || CARD.test(text), say('card'))),
    }),
    v.forward(v.check(({ airline, number }) => airline === '' || number !== '', say('required')), ['number']),
    v.forward(v.check(({ airline, number }) => number === '' || airline !== '', say('required')), ['airline']),
  );
}

/** Checks across the party: a duplicate name, two infants with one adult. */
function together(say: Words) {
  return v.rawCheck<TravellerDraft[]>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const party = dataset.value;
    party.forEach((traveller, index) => {
      const earlier = party.slice(0, index);
      const fault = (key: 'surname' | 'linkedAdultId', message: string) =>
        addIssue({
          message,
          path: [
            { type: 'array', origin: 'value', input: party, key: index, value: traveller },
            { type: 'object', origin: 'value', input: traveller as unknown as Record<string, unknown>, key, value: traveller[key] },
          ],
        });
      if (spoken(traveller) && earlier.some((other) => spoken(other) === spoken(traveller))) fault('surname', say('duplicate'));
      if (traveller.passengerType !== 'INF') return;
      if (!traveller.linkedAdultId) fault('linkedAdultId', say('required'));
      else if (earlier.some((other) => other.linkedAdultId === traveller.linkedAdultId)) fault('linkedAdultId', say('lapTaken'));
    });
  });
}

/** A name as airlines compare it: letters only. Empty while incomplete. */
function spoken({ surname, givenName }: PartyDraft['travellers'][number]): string {
  const letters = (name: string) => name.replace(/[^a-z]/gi, '').toUpperCase();
  return surname && givenName ? `${letters(surname)}/${letters(givenName)}` : '';
}
