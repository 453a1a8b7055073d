import { v } from '@jetway/kit-ui/forms';
import { describe, expect, it } from 'vitest';

import { party, traveller } from '../../../shared/testing/party';
import type { PartyDraft } from '../../../shared/booking/party-draft';
import { partySchema } from './party.schema';
import type { TripRules } from './trip-rules';

const trip: TripRules = {
  passportRequired: false,
  firstDepartureOn: '2026-12-01',
  lastDepartureOn: '2026-12-10',
  lastArrivalOn: '2026-12-10',
  airlines: [],
};

/** Every error as "path key". */
function faults(draft: PartyDraft, rules: Partial<TripRules> = {}): string[] {
  const schema = partySchema((key) => key.replace('booking.faults.', ''), { ...trip, ...rules });
  const result = v.safeParse(schema, draft);
  return (result.issues ?? []).map((issue) => `${v.getDotPath(issue)} ${issue.message}`);
}

describe('a party', () => {
  it('without errors is valid', () => expect(faults(party(traveller()))).toEqual([]));

  it.each([
    ['an empty name', { surname: ' ' }, 'travellers.0.surname required'],
    ['a name in another script', { surname: 'রহমান' }, 'travellers.0.surname latin'],
    ['a name with a mark', { givenName: 'Müller' }, 'travellers.0.givenName latin'],
    ['a long name', { surname: 'A'.repeat(41) }, 'travellers.0.surname long'],
    ['no title', { title: '' }, 'travellers.0.title required'],
    ['a day that does not exist', { birthOn: '1990-02-30' }, 'travellers.0.birthOn date'],
    ['no nationality', { nationality: '' }, 'travellers.0.nationality required'],
  ])('with %s shows it at the field', (_what, replace, fault) => {
    expect(faults(party(traveller(replace)))).toContain(fault);
  });

  it.each(['O\u2019Neil', 'O\u02bcNeil', 'Anna\u2011Maria', 'Anna\u2013Maria'])(
    'takes %s, whose signs are folded to plain ones',
    (surname) => {
      expect(faults(party(traveller({ surname })))).toEqual([]);
    },
  );

  it('has one passport for each traveller', () => {
    const passport = { number: 'BX0123456', issueCountry: 'BD', expiresOn: '2032-01-31' };
    const twin = traveller({ travellerId: 't2', givenName: 'Rahim', passport: { ...passport, number: 'bx0123456' } });
    expect(faults(party(traveller({ passport }), twin))).toEqual(['travellers.1.passport.number samePassport']);
  });

  it.each(['agent\u200b@falcon.test', 'agent@falcon', 'a..b@falcon.test'])(
    'has an e-mail address that mail reaches, unlike %s',
    (email) => {
      expect(faults({ ...party(traveller()), contact: { email, phone: '+971501234567' } })).toEqual([
        'contact.email email',
      ]);
    },
  );

  it('accepts hyphens, spaces and apostrophes', () => {
    expect(faults(party(traveller({ surname: "O'Neil-Smith", givenName: 'Anna Maria' })))).toEqual([]);
  });

  it.each([
    ['ADT', '2014-12-01', []],
    ['ADT', '2014-12-02', ['travellers.0.birthOn age.ADT']],
    ['CHD', '2014-12-02', []],
    ['CHD', '2014-12-01', ['travellers.0.birthOn age.CHD']],
    ['CHD', '2024-12-10', []],
    ['CHD', '2024-12-11', ['travellers.0.birthOn age.CHD']],
  ] as const)('%s born %s', (passengerType, birthOn, expected) => {
    expect(faults(party(traveller({ passengerType, birthOn })))).toEqual(expected);
  });

  it('requires an infant to be under two on its last flight, and one adult each', () => {
    const infant = traveller({
      passengerType: 'INF',
      travellerId: 't2',
      givenName: 'Noor',
      birthOn: '2024-12-11',
      linkedAdultId: 't1',
    });
    expect(faults(party(traveller(), infant))).toEqual([]);
    expect(faults(party(traveller(), { ...infant, birthOn: '2024-12-10' }))).toEqual(['travellers.1.birthOn age.INF']);
    const second = { ...infant, travellerId: 't3', givenName: 'Nila' };
    expect(faults(party(traveller(), infant, second))).toEqual(['travellers.2.linkedAdultId lapTaken']);
  });

  it('allows every name once, whatever its spelling', () => {
    const twin = traveller({ travellerId: 't2', givenName: 'KARIM', surname: 'rahman' });
    expect(faults(party(traveller(), twin))).toEqual(['travellers.1.surname duplicate']);
  });

  it('needs a passport valid beyond the trip where one is required', () => {
    const required = { passportRequired: true };
    expect(faults(party(traveller()), required)).toEqual(
      ['number', 'issueCountry', 'expiresOn'].map((field) => `travellers.0.passport.${field} required`),
    );
    const passport = { number: 'A01234567', issueCountry: 'BD', expiresOn: '2026-12-09' };
    expect(faults(party(traveller({ passport })), required)).toEqual([
      'travellers.0.passport.expiresOn passportExpired',
    ]);
    expect(faults(party(traveller({ passport: { ...passport, expiresOn: '2026-12-10' } })), required)).toEqual([]);
    expect(
      faults(party(traveller({ passport: { ...passport, number: 'A 1', expiresOn: '2030-01-01' } })), required),
    ).toEqual(['travellers.0.passport.number passport']);
  });

  it('accepts a complete passport or none where it is optional', () => {
    const passport = { number: 'A01234567', issueCountry: '', expiresOn: '' };
    expect(faults(party(traveller({ passport })))).toEqual(
      ['issueCountry', 'expiresOn'].map((field) => `travellers.0.passport.${field} required`),
    );
  });

  it('accepts a frequent flyer number with its airline or none', () => {
    const card = (airline: string, number: string) => faults(party(traveller({ frequentFlyer: { airline, number } })));
    expect(card('EK', '00-123')).toEqual([]);
    expect(card('EK', '')).toEqual(['travellers.0.frequentFlyer.number required']);
    expect(card('', '12345')).toEqual(['travellers.0.frequentFlyer.airline required']);
    expect(card('EK', '1')).toEqual(['travellers.0.frequentFlyer.number card']);
  });

  it('needs contact details', () => {
    const draft = { ...party(traveller()), contact: { email: 'amina@demo', phone: '050' } };
    expect(faults(draft)).toEqual(['contact.email email', 'contact.phone phone']);
  });
});
