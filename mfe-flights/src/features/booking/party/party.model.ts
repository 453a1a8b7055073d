import type { AirSellRequest, FareBreakdown, Traveller } from '@jetway/kit-api/flights';

export type PassengerType = Traveller['passengerType'];

/** A traveller as typed; the wire's names, so that a server's field pointer is a form's field path. */
export interface TravellerDraft {
  travellerId: string;
  passengerType: PassengerType;
  title: string;
  givenName: string;
  surname: string;
  gender: string;
  birthOn: string;
  nationality: string;
  passport: { number: string; issueCountry: string; expiresOn: string };
  linkedAdultId: string;
}

export interface ContactDraft {
  email: string;
  /** International form with its plus, e.g. "+971501234567". */
  phone: string;
  /** ISO country the number was typed for, lower case. */
  phoneCountryCode: string;
}

/** Everybody on the booking and how to reach them. */
export interface PartyDraft {
  travellers: TravellerDraft[];
  contact: ContactDraft;
}

/** Forms of address an airline takes, by passenger type. */
export const TITLES = {
  ADT: ['Mr', 'Mrs', 'Ms'],
  CHD: ['Mstr', 'Miss'],
  INF: ['Mstr', 'Miss'],
} as const satisfies Record<PassengerType, readonly Traveller['title'][]>;

/** The passport sex a form of address suggests; still the agent's to change. */
export function genderOf(title: string): 'M' | 'F' {
  return title === 'Mr' || title === 'Mstr' ? 'M' : 'F';
}

/**
 * Empty forms for everybody the fare is for, adults first, each infant on the lap of an adult.
 * What was typed before is kept where the place in the party is for the same passenger type.
 */
export function partyFor(fare: FareBreakdown, contact: ContactDraft, before: PartyDraft | null): PartyDraft {
  const types = (['ADT', 'CHD', 'INF'] as const).flatMap((type) => Array<PassengerType>(countOf(fare, type)).fill(type));
  let infants = 0;
  const travellers = types.map((passengerType, index) => {
    const linkedAdultId = passengerType === 'INF' ? `t${(infants += 1)}` : '';
    const typed = before?.travellers[index];
    return typed?.passengerType === passengerType ? typed : empty(`t${index + 1}`, passengerType, linkedAdultId);
  });
  return { travellers, contact: before?.contact ?? contact };
}

function countOf(fare: FareBreakdown, type: PassengerType): number {
  return fare.perPassengerType.filter((passenger) => passenger.passengerType === type).reduce((sum, { count }) => sum + count, 0);
}

function empty(travellerId: string, passengerType: PassengerType, linkedAdultId: string): TravellerDraft {
  const passport = { number: '', issueCountry: '', expiresOn: '' };
  return { travellerId, passengerType, linkedAdultId, passport, title: '', givenName: '', surname: '', gender: '', birthOn: '', nationality: '' };
}

/** AirSell's body of a checked party; a passport only where one was given, an adult only for an infant. */
export function sellRequestOf(priceSessionId: string, party: PartyDraft): AirSellRequest {
  return { priceSessionId, travellers: party.travellers.map(onTheWire), contact: party.contact };
}

function onTheWire(draft: TravellerDraft): Traveller {
  const { passport, linkedAdultId, title, gender, ...rest } = draft;
  const [number, surname, givenName] = [passport.number, rest.surname, rest.givenName].map((text) => text.trim().replace(/\s+/g, ' '));
  return {
    ...rest,
    surname: surname ?? '',
    givenName: givenName ?? '',
    // The form's check has seen that both are of the lists.
    title: title as Traveller['title'],
    gender: gender as Traveller['gender'],
    ...(number ? { passport: { ...passport, number: number.toUpperCase() } } : {}),
    ...(draft.passengerType === 'INF' ? { linkedAdultId } : {}),
  };
}
