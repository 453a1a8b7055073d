import type { Traveller } from '@jetway/kit-api/flights';

export type PassengerType = Traveller['passengerType'];

/** A traveller as typed. Field names match the API, so that a server's field pointer is a form path. */
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
  /** Frequent flyer number; both empty for none. */
  frequentFlyer: { airline: string; number: string };
  /** Identity in the agency's list, as `keptAs` builds it; empty if not saved. */
  keptAs: string;
}

export interface ContactDraft {
  email: string;
  /** International format with plus sign, e.g. "+971501234567". */
  phone: string;
}

/** All travellers and the contact details. */
export interface PartyDraft {
  travellers: TravellerDraft[];
  contact: ContactDraft;
}
