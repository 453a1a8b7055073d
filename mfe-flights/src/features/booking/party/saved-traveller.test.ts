import type { TravellerRow } from '@jetway/kit-api/travellers';
import { expect, it } from 'vitest';

import type { TravellerDraft } from '../../../shared/booking/party-draft';
import { filledWith } from './saved-traveller';

const EMPTY: TravellerDraft = {
  travellerId: 't1',
  passengerType: 'ADT',
  linkedAdultId: '',
  passport: { number: '', issueCountry: '', expiresOn: '' },
  title: '',
  givenName: '',
  surname: '',
  gender: '',
  birthOn: '',
  nationality: '',
};
const AMINA: TravellerRow = {
  travellerId: 'a',
  title: 'Mrs',
  givenName: 'Amina',
  surname: 'Rahman',
  gender: 'F',
  passengerType: 'ADT',
  birthOn: '1988-03-04',
  nationality: 'BD',
  passport: { number: 'BX0123456', issueCountry: 'BD', expiresOn: '2032-01-01' },
  passportState: 'valid',
};

it('fills the form and keeps the place in the party', () => {
  expect(filledWith(EMPTY, AMINA)).toEqual({
    ...EMPTY,
    title: 'Mrs',
    givenName: 'Amina',
    surname: 'Rahman',
    gender: 'F',
    birthOn: '1988-03-04',
    nationality: 'BD',
    passport: { number: 'BX0123456', issueCountry: 'BD', expiresOn: '2032-01-01' },
  });
});

it('leaves dots to type and a title of another age to choose', () => {
  const child: TravellerDraft = { ...EMPTY, passengerType: 'CHD' };
  const masked = { ...AMINA, passport: { number: '•••••••56', issueCountry: 'BD', expiresOn: '2032-01-01' } };
  expect(filledWith(child, masked)).toMatchObject({ title: '', passport: { number: '', expiresOn: '2032-01-01' } });
});
