import { v } from '@jetway/kit-ui/forms';
import { describe, expect, it } from 'vitest';

import { applicant, PRODUCT } from '../../../shared/testing/visa-orders';
import type { ApplicantDraft } from './applicant.model';
import { draftOf } from './applicant.model';
import { applicantsSchema, isMinor } from './applicants.schema';

const RULES = { fields: PRODUCT.formFields, nationality: 'BD', travelDate: '2027-01-10', today: '2026-11-26' };
const SCHEMA = applicantsSchema((key) => key, RULES);

/** The first message of each field of an applicant, which is the one a form shows. */
function faults(replace: Partial<ApplicantDraft>): Record<string, string> {
  const one = { ...draftOf(applicant(), RULES.fields), ...replace };
  const { issues = [] } = v.safeParse(SCHEMA, { applicants: [one] });
  const told: Record<string, string> = {};
  for (const { path = [], message } of issues) {
    const field = path
      .slice(2)
      .map(({ key }) => String(key))
      .join('.');
    told[field] ??= message.replace('booking.faults.', '');
  }
  return told;
}

describe('an applicant may go on to the documents', () => {
  it('when everything is there', () => expect(faults({})).toEqual({}));

  it.each<[Partial<ApplicantDraft>, Record<string, string>]>([
    [{ surname: '' }, { surname: 'required' }],
    [{ givenName: 'R2' }, { givenName: 'name' }],
    [
      { title: '', nationality: '' },
      { title: 'required', nationality: 'required' },
    ],
    [{ occupation: ' ' }, { occupation: 'required' }],
    [{ birthDate: '2026-11-26' }, { birthDate: 'born', guardianConsent: 'guardian' }],
    [{ passportNumber: 'A-12' }, { passportNumber: 'passport' }],
    [{ passportNumber: '\u2022\u2022\u2022\u20224567' }, {}],
    [{ passportExpiry: '2027-07-09' }, { passportExpiry: 'expiry' }],
    [{ passportExpiry: '2027-07-10' }, {}],
    [{ surname: 'উদ্দিন' }, { surname: 'name' }],
    [{ nationality: 'AE' }, { nationality: 'otherNationality' }],
    [{ passportIssueDate: '2026-11-27' }, { passportIssueDate: 'issued' }],
    [{ phone: '12' }, { phone: 'phone' }],
    [{ email: 'karim' }, { email: 'email' }],
    [{ answers: { lodging: '', before: 'no' } }, { 'answers.lodging': 'required' }],
    [{ answers: { lodging: 'x'.repeat(41), before: 'no' } }, { 'answers.lodging': 'long' }],
    [{ birthDate: '2010-01-01' }, { guardianConsent: 'guardian' }],
    [{ birthDate: '2010-01-01', guardianConsent: true }, {}],
  ])('%j: %j', (replace, expected) => expect(faults(replace)).toEqual(expected));
});

it('is a minor until the day of travel on which they turn 18', () => {
  expect(isMinor('2009-01-11', '2027-01-10')).toBe(true);
  expect(isMinor('2009-01-10', '2027-01-10')).toBe(false);
  expect(isMinor('', '2027-01-10')).toBe(false);
});
