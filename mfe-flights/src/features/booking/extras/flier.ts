import type { TravellerDraft } from '../../../shared/booking/party-draft';

/** A traveller for whom extras are selected. */
export interface Flier {
  travellerId: string;
  passengerType: TravellerDraft['passengerType'];
  /** Starts at 1, in the order of the party. */
  number: number;
  name: string;
  hasInfant: boolean;
}

export function fliersOf(travellers: readonly TravellerDraft[]): Flier[] {
  return travellers.map(({ travellerId, passengerType, givenName, surname }, index) => ({
    travellerId,
    passengerType,
    number: index + 1,
    name: `${givenName} ${surname}`.trim(),
    hasInfant: travellers.some(
      ({ linkedAdultId, passengerType: type }) => type === 'INF' && linkedAdultId === travellerId,
    ),
  }));
}
