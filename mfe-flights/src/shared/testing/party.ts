import type { PartyDraft, TravellerDraft } from '../booking/party-draft';

/** An adult born in 1990, complete except for a passport. */
export function traveller(replace: Partial<TravellerDraft> = {}): TravellerDraft {
  return {
    travellerId: 't1',
    passengerType: 'ADT',
    title: 'Mr',
    givenName: 'Karim',
    surname: 'Rahman',
    gender: 'M',
    birthOn: '1990-05-01',
    nationality: 'BD',
    passport: { number: '', issueCountry: '', expiresOn: '' },
    linkedAdultId: '',
    frequentFlyer: { airline: '', number: '' },
    keptAs: '',
    ...replace,
  };
}

export function party(...travellers: TravellerDraft[]): PartyDraft {
  return { travellers, contact: { email: 'amina@demo.test', phone: '+971501234567' } };
}
