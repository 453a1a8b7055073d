import type { Tone } from '@jetway/kit-ui';

import type { FareLotGroups, GroupMissed, GroupOrderStatus } from '../../../api/endpoints/fares';

/** How far a group is. Seats of all but the last three are held; those of ticketed groups are sold. */
export const GROUP_STATES: Readonly<Record<GroupOrderStatus, { name: string; tone: Tone }>> = {
  seatsHeld: { name: 'Seats held', tone: 'warning' },
  depositPaid: { name: 'Deposit paid', tone: 'info' },
  balancePaid: { name: 'Paid', tone: 'info' },
  inProgress: { name: 'Tickets in progress', tone: 'info' },
  ticketed: { name: 'Ticketed', tone: 'success' },
  cancelled: { name: 'Cancelled', tone: 'neutral' },
  released: { name: 'Released', tone: 'neutral' },
};

const STATES = Object.keys(GROUP_STATES) as GroupOrderStatus[];
const HELD = ['seatsHeld', 'depositPaid', 'balancePaid', 'inProgress'] as const;

/** What is due at a deadline. */
export const DUE: Readonly<Record<GroupMissed, string>> = { deposit: 'Deposit', names: 'Names', balance: 'Balance' };

/** Reads the state from the query; empty for what it cannot be. */
export function stateFrom(query: URLSearchParams): GroupOrderStatus | '' {
  return STATES.find((state) => state === query.get('groups')) ?? '';
}

/** Options of the choice of a state, each with its number of groups. */
export function optionsOf(counts: FareLotGroups['counts']): { value: GroupOrderStatus | ''; label: string }[] {
  const options = STATES.map((value) => ({ value, label: `${GROUP_STATES[value].name} (${counts[value] ?? 0})` }));
  return [{ value: '', label: `Every state (${sum(counts, STATES)})` }, ...options];
}

/** Whose the held and the sold seats are, in one line. */
export function summaryOf({ counts, seatsHeld, seatsSold }: FareLotGroups): string {
  const held = sum(counts, HELD);
  const sold = counts.ticketed ?? 0;
  return `${held} ${held === 1 ? 'group holds' : 'groups hold'} ${seats(seatsHeld)}; ${sold} ${
    sold === 1 ? 'has' : 'have'
  } tickets for ${seats(seatsSold)}.`;
}

/** Whether any group ever took seats. */
export const isEmpty = ({ counts }: FareLotGroups): boolean => sum(counts, STATES) === 0;

/** A number of seats in words. */
export const seats = (count: number): string => `${count} ${count === 1 ? 'seat' : 'seats'}`;

function sum(counts: FareLotGroups['counts'], states: readonly GroupOrderStatus[]): number {
  return states.reduce((total, state) => total + (counts[state] ?? 0), 0);
}
