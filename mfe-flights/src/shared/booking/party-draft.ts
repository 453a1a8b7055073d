import type { Traveller } from '@jetway/kit-api/flights';

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
  /** A loyalty number; both empty for none. */
  frequentFlyer: { airline: string; number: string };
  /** Under whom the agency's list has them, as `keptAs` writes it; empty while it has not. */
  keptAs: string;
}

export interface ContactDraft {
  email: string;
  /** International form with its plus, e.g. "+971501234567". */
  phone: string;
}

/** Everybody on the booking and how to reach them. */
export interface PartyDraft {
  travellers: TravellerDraft[];
  contact: ContactDraft;
}
