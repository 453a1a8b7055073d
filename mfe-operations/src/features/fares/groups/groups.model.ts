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

/** The tab of groups in every state. */
export const ANY = 'any';

/** Reads the state from the query; empty for what it cannot be. */
export const stateFrom = (query: URLSearchParams): GroupOrderStatus | '' => stateOf(query.get('groups'));

/** The state of a tab; empty for any state. */
export const stateOf = (tab: string | null): GroupOrderStatus | '' => STATES.find((state) => state === tab) ?? '';

/** A tab for each state that groups are in, and for the chosen one, with its number of groups. */
export function tabsOf(
  counts: FareLotGroups['counts'],
  chosen: GroupOrderStatus | '',
): { id: GroupOrderStatus | typeof ANY; label: string }[] {
  const used = STATES.filter((state) => state === chosen || counts[state]);
  return [
    { id: ANY, label: `All (${sum(counts, STATES)})` },
    ...used.map((id) => ({ id, label: `${GROUP_STATES[id].name} (${counts[id] ?? 0})` })),
  ];
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
