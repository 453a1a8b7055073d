import type { Tone } from '@jetway/kit-ui';

import type { GroupRequestCase, GroupRequestEventName, GroupRequestStatusName } from '../../../api/endpoints/fares';
import type { LotDraft } from '../lot.draft';
import { draftOf, NEW_LOT, NO_FLIGHT } from '../lot.draft';

export const REQUEST_STATES: Readonly<Record<GroupRequestStatusName, { name: string; tone: Tone }>> = {
  requested: { name: 'To quote', tone: 'warning' },
  quoted: { name: 'Quoted', tone: 'info' },
  accepted: { name: 'Accepted', tone: 'success' },
  declined: { name: 'Declined', tone: 'neutral' },
  expired: { name: 'Expired', tone: 'neutral' },
  withdrawn: { name: 'Withdrawn', tone: 'neutral' },
};

export const EVENTS: Readonly<Record<GroupRequestEventName, { name: string; tone: Tone }>> = {
  requested: { name: 'Requested', tone: 'info' },
  quoted: { name: 'Quoted', tone: 'info' },
  reminded: { name: 'Agency reminded of the quote', tone: 'neutral' },
  accepted: { name: 'Quote accepted', tone: 'success' },
  declined: { name: 'Quote declined by the agency', tone: 'neutral' },
  refused: { name: 'Refused: nothing to offer', tone: 'danger' },
  expired: { name: 'Expired', tone: 'neutral' },
  withdrawn: { name: 'Withdrawn by the agency', tone: 'neutral' },
};

export const STATES = Object.keys(REQUEST_STATES) as GroupRequestStatusName[];

const LONGEST_TITLE = 80;
/** Fewest seats that usually remain when some are dropped. */
const FEWEST_SEATS = 10;

/** Seats of the party; infants sit on a lap. */
export function seatsOf({ trip: { passengers } }: GroupRequestCase): number {
  return passengers.adults + passengers.children;
}

/** All passengers. */
export function peopleOf(request: GroupRequestCase): number {
  return seatsOf(request) + request.trip.passengers.infants;
}

/** What the form of a quote starts with: the last quote, or what was asked for. */
export function quoteDraft(request: GroupRequestCase): LotDraft {
  const seats = seatsOf(request);
  if (request.quote) return draftOf(request.quote.lot, seats);
  const { trip } = request;
  return {
    ...NEW_LOT,
    kind: trip.kind,
    title: trip.groupName.slice(0, LONGEST_TITLE),
    journeys: trip.journeys.map(({ origin, destination }) => [{ ...NO_FLIGHT, origin, destination }]),
    userRating: '0.0',
    depositHours: '24',
    minPassengers: String(Math.min(seats, FEWEST_SEATS)),
    maxPassengers: String(seats),
    seatsTotal: String(seats),
  };
}
