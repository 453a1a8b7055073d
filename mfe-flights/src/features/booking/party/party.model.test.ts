import { describe, expect, it } from 'vitest';

import { fare, passengers } from '../../../shared/testing/orders';
import { party, traveller } from '../../../shared/testing/party';
import { genderOf, partyFor, sellRequestOf, splitPhone } from './party.model';

const contact = { email: '', phone: '' };

describe('the forms of a fare', () => {
  const family = fare({ perPassengerType: [passengers('ADT', 2), passengers('CHD', 1), passengers('INF', 1)] });

  it('are one per passenger of the search, each infant with an adult (T-053)', () => {
    const { travellers } = partyFor(family, contact, null);
    expect(travellers.map(({ travellerId, passengerType }) => `${travellerId} ${passengerType}`)).toEqual([
      't1 ADT',
      't2 ADT',
      't3 CHD',
      't4 INF',
    ]);
    expect(travellers[3]?.linkedAdultId).toBe('t1');
  });

  it('keep earlier input for the same passenger type', () => {
    const before = party(traveller(), traveller({ travellerId: 't2', passengerType: 'CHD', givenName: 'Noor' }));
    const { travellers, contact: reached } = partyFor(family, contact, before);
    expect(travellers[0]?.givenName).toBe('Karim');
    expect(travellers[1]?.givenName).toBe('');
    expect(reached.email).toBe('amina@demo.test');
  });
});

describe('the request', () => {
  it('contains a passport only where one was given and an adult only for an infant', () => {
    const infant = traveller({
      travellerId: 't2',
      passengerType: 'INF',
      linkedAdultId: 't1',
      passport: { number: 'a01234567', issueCountry: 'BD', expiresOn: '2030-01-01' },
    });
    const request = sellRequestOf('ps1', party(traveller({ surname: ' Al  Rahman ' }), infant), ['+971']);
    expect(request.travellers[0]).not.toHaveProperty('passport');
    expect(request.travellers[0]).not.toHaveProperty('linkedAdultId');
    expect(request.travellers[0]?.surname).toBe('Al Rahman');
    expect(request.travellers[1]).toMatchObject({ linkedAdultId: 't1', passport: { number: 'A01234567' } });
    expect(request.travellers[0]).not.toHaveProperty('frequentFlyer');
    expect(request.travellers[0]).not.toHaveProperty('keptAs');
    expect(request.contact).toEqual({ email: 'amina@demo.test', phone: '501234567', phoneCountryCode: '+971' });
  });

  it('splits a number at the longest calling code', () => {
    expect(splitPhone('+1 868 555 0100', ['1', '1868'])).toEqual({ phoneCountryCode: '+1868', phone: '5550100' });
    expect(splitPhone('+8801712345678', ['+88', '+880'])).toEqual({ phoneCountryCode: '+880', phone: '1712345678' });
  });
});

it.each([
  ['Mr', 'M'],
  ['Mstr', 'M'],
  ['Mrs', 'F'],
  ['Miss', 'F'],
])('%s suggests %s', (title, gender) => expect(genderOf(title)).toBe(gender));
