import type { VisaField } from '@jetway/kit-api/visas';
import { isMailAddress, plainName } from '@jetway/kit-domain/input';
import { ageOn, isDate } from '@jetway/kit-domain/days';
import { isPhone, v } from '@jetway/kit-ui/forms';

import { monthsAfter } from '../../../shared/calendar';

/** Latin letters, as the machine-readable lines of a passport show them. */
const NAME = /^(?=.*[A-Za-z])[A-Za-z .'-]+$/;
/** A number as printed, or one that is masked for this user. */
const PASSPORT = /^(?:[A-Za-z0-9]{5,15}|.*\u2022.*)$/;
const COUNTRY = /^[A-Z]{2}$/;
const LONGEST_NAME = 60;
const LONGEST_TEXT = 250;
/** Embassies want a passport to be valid this many months after the day of travel. */
const PASSPORT_LASTS = 6;
const OF_AGE = 18;

type Words = (key: string) => string;

export interface ApplicantRules {
  /** What the product asks beside the passport. */
  fields: readonly VisaField[];
  /** The nationality that the visa is sold for. */
  nationality: string;
  /** `YYYY-MM-DD`. */
  travelDate: string;
  today: string;
}

/** Whether a parent has to agree: under 18 on the day of travel. */
export function isMinor(birthDate: string, travelDate: string): boolean {
  return isDate(birthDate) && ageOn(birthDate, travelDate) < OF_AGE;
}

/**
 * What an application needs before its documents are asked for; the server checks the same and more. `t` translates
 * `booking.faults`.
 */
export function applicantsSchema(t: Words, { fields, nationality, travelDate, today }: ApplicantRules) {
  const say = (fault: string) => t(`booking.faults.${fault}`);
  const required = v.pipe(v.string(), v.trim(), v.nonEmpty(say('required')), v.maxLength(LONGEST_TEXT, say('long')));
  const name = v.pipe(
    v.string(),
    v.transform(plainName),
    v.nonEmpty(say('required')),
    v.regex(NAME, say('name')),
    v.maxLength(LONGEST_NAME, say('nameLong')),
  );
  const country = v.pipe(v.string(), v.regex(COUNTRY, say('required')));
  const day = v.pipe(v.string(), v.check(isDate, say('required')));
  const optional = (isRight: (text: string) => boolean, fault: string) =>
    v.pipe(
      v.string(),
      v.trim(),
      v.check((text) => text === '' || isRight(text), say(fault)),
    );
  const answer = ({ required: isRequired, maxLength = LONGEST_TEXT }: VisaField) =>
    v.pipe(
      v.string(),
      v.check((text) => !isRequired || text.trim() !== '', say('required')),
      v.maxLength(maxLength, say('long')),
    );
  const applicant = v.pipe(
    v.object({
      applicantId: v.string(),
      travellerId: v.string(),
      title: required,
      givenName: name,
      surname: name,
      birthDate: v.pipe(
        day,
        v.check((date) => date < today, say('born')),
      ),
      nationality: v.pipe(
        country,
        v.check((code) => code === nationality, say('otherNationality')),
      ),
      occupation: required,
      passportNumber: v.pipe(required, v.regex(PASSPORT, say('passport'))),
      passportIssueDate: optional((date) => isDate(date) && date <= today, 'issued'),
      passportExpiry: v.pipe(
        day,
        v.check((date) => date >= monthsAfter(travelDate, PASSPORT_LASTS), say('expiry')),
      ),
      issueCountry: country,
      phone: optional(isPhone, 'phone'),
      email: optional(isMailAddress, 'email'),
      guardianConsent: v.boolean(),
      answers: v.object(Object.fromEntries(fields.map((field) => [field.code, answer(field)]))),
    }),
    v.forward(
      v.check(({ birthDate, guardianConsent }) => guardianConsent || !isMinor(birthDate, travelDate), say('guardian')),
      ['guardianConsent'],
    ),
  );
  return v.object({ applicants: v.array(applicant) });
}
