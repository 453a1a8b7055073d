import { describe, expect, it } from 'vitest';

import { applicant, PRODUCT } from '../../../shared/testing/visa-orders';
import { documentAt, draftOf, fieldAt, inputOf, scannedInto } from './applicant.model';

const FIELDS = PRODUCT.formFields;
const DRAFT = draftOf(applicant(), FIELDS);

describe('an applicant', () => {
  it('is sent as typed, without blanks', () => {
    expect(inputOf({ ...DRAFT, phone: ' ', occupation: ' Engineer ' })).toEqual({
      applicantId: 'a1',
      title: 'Mr',
      givenName: 'Karim',
      surname: 'Rahman',
      birthDate: '1990-03-04',
      nationality: 'BD',
      occupation: 'Engineer',
      passportNumber: 'A01234567',
      passportExpiry: '2031-01-31',
      issueCountry: 'BD',
      answers: { lodging: 'Hotel Siam', before: 'no' },
    });
  });

  it('has a place for every answer, given or not', () => {
    expect(draftOf({ answers: { before: 'yes', gone: 'x' } }, FIELDS).answers).toEqual({ lodging: '', before: 'yes' });
  });

  it('read from a passport is no saved traveller any more', () => {
    const scanned = scannedInto(
      { ...DRAFT, travellerId: 't1', guardianConsent: true, passportIssueDate: '2020-01-01' },
      {
        givenName: 'RINA',
        surname: 'RAHMAN',
        noGivenName: false,
        gender: 'F',
        birthOn: '1992-01-02',
        nationality: 'BD',
        number: 'B7654321',
        issueCountry: 'BD',
        expiresOn: '2030-05-06',
      },
    );
    expect(scanned).toMatchObject({
      travellerId: '',
      guardianConsent: false,
      passportIssueDate: '',
      givenName: 'RINA',
      birthDate: '1992-01-02',
      passportNumber: 'B7654321',
    });
    expect(scanned.occupation).toBe('Engineer');
  });
});

it.each([
  ['/applicants/0/passportExpiry', 'applicants.0.passportExpiry'],
  ['/applicants/0/answers/lodging', 'applicants.0.answers.lodging'],
  ['/applicants/0/guardianConsent', 'applicants.0.guardianConsent'],
  ['/applicants/0/answers/unknown', null],
  ['/applicants/1/surname', null],
  ['/applicants/0/documents/photo', null],
  ['/travelDate', null],
])('the field of %s is %s', (pointer, path) => expect(fieldAt(pointer, [DRAFT])).toBe(path));

it('finds the document of a pointer', () => {
  expect(documentAt('/applicants/2/documents/photo')).toEqual({ place: 2, code: 'photo' });
  expect(documentAt('/applicants/2/surname')).toBeNull();
});
