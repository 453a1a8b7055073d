import type { AirSellRequest, FareBreakdown, Traveller } from '@jetway/kit-api/flights';

import type { ContactDraft, PartyDraft, PassengerType, TravellerDraft } from '../../../shared/booking/party-draft';

/** Given name for a passport without one, as airlines print it and AirSell accepts it. */
export const NO_GIVEN_NAME = 'FNU';

/** Titles an airline accepts, by passenger type. */
export const TITLES = {
  ADT: ['Mr', 'Mrs', 'Ms'],
  CHD: ['Mstr', 'Miss'],
  INF: ['Mstr', 'Miss'],
} as const satisfies Record<PassengerType, readonly Traveller['title'][]>;

/** The passport sex a title suggests; the agent can change it. */
export function genderOf(title: string): 'M' | 'F' {
  return title === 'Mr' || title === 'Mstr' ? 'M' : 'F';
}

/**
 * Empty forms for every passenger of the fare, adults first, each infant with an adult.
 * Earlier input is kept where the position has the same passenger type.
 */
export function partyFor(fare: FareBreakdown, contact: ContactDraft, before: PartyDraft | null): PartyDraft {
  const types = (['ADT', 'CHD', 'INF'] as const).flatMap((type) =>
    Array<PassengerType>(countOf(fare, type)).fill(type),
  );
  let infants = 0;
  const travellers = types.map((passengerType, index) => {
    const linkedAdultId = passengerType === 'INF' ? `t${(infants += 1)}` : '';
    const typed = before?.travellers[index];
    return typed?.passengerType === passengerType ? typed : empty(`t${index + 1}`, passengerType, linkedAdultId);
  });
  return { travellers, contact: before?.contact ?? contact };
}

function countOf(fare: FareBreakdown, type: PassengerType): number {
  return fare.perPassengerType
    .filter((passenger) => passenger.passengerType === type)
    .reduce((sum, { count }) => sum + count, 0);
}

function empty(travellerId: string, passengerType: PassengerType, linkedAdultId: string): TravellerDraft {
  const passport = { number: '', issueCountry: '', expiresOn: '' };
  const frequentFlyer = { airline: '', number: '' };
  return {
    travellerId,
    passengerType,
    linkedAdultId,
    passport,
    frequentFlyer,
    keptAs: '',
    title: '',
    givenName: '',
    surname: '',
    gender: '',
    birthOn: '',
    nationality: '',
  };
}

/**
 * AirSell's request for a validated party; passports and frequent flyer numbers only where given, an adult only for an
 * infant.
 */
export function sellRequestOf(priceSessionId: string, party: PartyDraft, dialCodes: readonly string[]): AirSellRequest {
  const contact = { email: party.contact.email, ...splitPhone(party.contact.phone, dialCodes) };
  return { priceSessionId, travellers: party.travellers.map(onTheWire), contact };
}

/** A number as the API takes it: the longest matching calling code, then the rest. */
export function splitPhone(phone: string, dialCodes: readonly string[]): { phoneCountryCode: string; phone: string } {
  const digits = phone.replace(/[^\d+]/g, '');
  const codes = dialCodes.map((code) => `+${code.replace(/\D/g, '')}`).sort((a, b) => b.length - a.length);
  const phoneCountryCode = codes.find((code) => code.length > 1 && digits.startsWith(code)) ?? '';
  return { phoneCountryCode, phone: digits.slice(phoneCountryCode.length) };
}

function onTheWire(draft: TravellerDraft): Traveller {
  const { travellerId, passengerType, birthOn, nationality, passport, frequentFlyer, linkedAdultId } = draft;
  const [number = '', surname = '', givenName = ''] = [passport.number, draft.surname, draft.givenName].map((text) =>
    text.trim().replace(/\s+/g, ' '),
  );
  return {
    travellerId,
    passengerType,
    birthOn,
    nationality,
    surname,
    givenName,
    // The form's validation guarantees that both are list values.
    title: draft.title as Traveller['title'],
    gender: draft.gender as Traveller['gender'],
    ...(number ? { passport: { ...passport, number: number.toUpperCase() } } : {}),
    ...(frequentFlyer.number ? { frequentFlyer } : {}),
    ...(passengerType === 'INF' ? { linkedAdultId } : {}),
  };
}
