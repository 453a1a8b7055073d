import type { TravellerRow, TravellerView } from '@jetway/kit-api/travellers';
import { describe, expect, it } from 'vitest';

import type { TravellerDraft } from '../../../shared/booking/party-draft';
import { filledWith, keptAs, keptFormOf, scannedInto, withLoyalty } from './saved-traveller';

const EMPTY: TravellerDraft = {
  travellerId: 't1',
  passengerType: 'ADT',
  linkedAdultId: '',
  frequentFlyer: { airline: '', number: '' },
  keptAs: '',
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

it('fills the form and keeps the position in the party', () => {
  expect(filledWith(EMPTY, AMINA)).toEqual({
    ...EMPTY,
    title: 'Mrs',
    givenName: 'Amina',
    surname: 'Rahman',
    gender: 'F',
    birthOn: '1988-03-04',
    nationality: 'BD',
    passport: { number: 'BX0123456', issueCountry: 'BD', expiresOn: '2032-01-01' },
    keptAs: 'RAHMAN/AMINA/1988-03-04',
  });
});

it('leaves masked numbers and a title of another age empty', () => {
  const child: TravellerDraft = { ...EMPTY, passengerType: 'CHD' };
  const masked = { ...AMINA, passport: { number: '•••••••56', issueCountry: 'BD', expiresOn: '2032-01-01' } };
  expect(filledWith(child, masked)).toMatchObject({ title: '', passport: { number: '', expiresOn: '2032-01-01' } });
});

describe('frequent flyer numbers of a saved traveller', () => {
  const numbers = [
    { airline: 'QR', number: 'Q1' },
    { airline: 'EK', number: 'E1' },
  ];
  const saved: TravellerView = {
    ...AMINA,
    frequentFlyers: numbers,
    noGivenName: false,
    documentsMasked: false,
    papersMasked: false,
    updatedAt: '2026-11-21T09:00:00Z',
    version: 1,
  };
  const filled = filledWith(EMPTY, AMINA);

  it.each([
    ['of an airline of the trip', ['EK'], numbers[1]],
    ['of a partner, where none is', ['TK'], numbers[0]],
  ])('are filled in: one %s', (_, airlines, frequentFlyer) => {
    expect(withLoyalty(filled, saved, airlines)).toEqual({ ...filled, frequentFlyer });
  });

  it('do not replace a number, or fill the form of another traveller', () => {
    const typed = { ...filled, frequentFlyer: { airline: 'EK', number: 'typed' } };
    expect(withLoyalty(typed, saved, ['EK'])).toBe(typed);
    const other = { ...filled, givenName: 'Nadia' };
    expect(withLoyalty(other, saved, ['EK'])).toBe(other);
    expect(withLoyalty(filled, { ...saved, frequentFlyers: [] }, ['EK'])).toBe(filled);
  });
});

const SCANNED = {
  surname: 'Suharto',
  givenName: '',
  noGivenName: true,
  gender: 'M',
  birthOn: '1970-01-02',
  nationality: 'ID',
  number: 'X1234567',
  issueCountry: 'ID',
  expiresOn: '2031-02-03',
} as const;

it("fills in a passport's data, with FNU for a missing given name", () => {
  const filled = scannedInto({ ...EMPTY, title: 'Mr' }, SCANNED);
  expect(filled).toMatchObject({
    title: 'Mr',
    surname: 'Suharto',
    givenName: 'FNU',
    passport: { number: 'X1234567', issueCountry: 'ID', expiresOn: '2031-02-03' },
  });
  expect(filled).not.toHaveProperty('noGivenName');
});

it('is saved with what was typed and no more', () => {
  const typed = {
    ...scannedInto({ ...EMPTY, title: 'Mr' }, SCANNED),
    frequentFlyer: { airline: 'GA', number: '123456' },
  };
  expect(keptFormOf(typed)).toEqual({
    title: 'Mr',
    gender: 'M',
    surname: 'Suharto',
    noGivenName: true,
    birthOn: '1970-01-02',
    nationality: 'ID',
    passport: typed.passport,
    frequentFlyers: [{ airline: 'GA', number: '123456' }],
  });
  expect(keptFormOf({ ...EMPTY, givenName: 'Amina' })).not.toHaveProperty('passport');
});

it('is another person under another name or birth date', () => {
  const kept = keptAs({ surname: ' rahman', givenName: 'Amina', birthOn: '1988-03-04' });
  expect(kept).toBe(filledWith(EMPTY, AMINA).keptAs);
  expect(keptAs({ surname: 'Rahman', givenName: 'Amina', birthOn: '1988-03-05' })).not.toBe(kept);
});
