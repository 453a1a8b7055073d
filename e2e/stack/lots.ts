import { randomUUID } from 'node:crypto';

import type { PortalApi } from './api';
import { daysAhead } from './days';

const SEARCH = '/api/search/v1';
const FARE = '/api/fares/v1/Fare';
const CONTACT = { email: 'office@desertrose.test', phone: '+971501234567' };

export type LotKind = 'exclusive' | 'umrah' | 'group';

/** Names of a kind in the portal: its tab, its address and the operation that lists it. */
export const KINDS: Record<LotKind, { tab: string; path: string; code: number; call: string }> = {
  exclusive: { tab: 'Xclusive Fares', path: '/xclusive-fares-result', code: 242, call: 'GetAirXclusiveFare' },
  umrah: { tab: 'Umrah', path: '/umrah-fares-result', code: 244, call: 'GetAirUmrahFare' },
  group: { tab: 'Group Fares', path: '/searchpad/grpfare', code: 243, call: 'GetAirGroupFare' },
};

export interface Lot {
  lotId: string;
  title: string;
  seatsFree: number;
  minPassengers: number;
  featureTags: string[];
  userRating: number;
  prices: { type: string; amount: string }[];
}

/** Every lot of a kind that the agency may buy. */
export async function lotsOf(api: PortalApi, kind: LotKind): Promise<Lot[]> {
  return (await api.call<{ lots: Lot[] }>(`${SEARCH}/${KINDS[kind].call}`, {})).lots;
}

/** The smallest party of adults a lot takes. */
export const partyOf = ({ minPassengers }: Lot) => Math.max(1, minPassengers);

/** What that party pays, in major units. */
const priceOf = (lot: Lot) =>
  Number(lot.prices.find(({ type }) => type === 'adult')?.amount.split(' ')[1]) * partyOf(lot);

/** The lot of a kind whose smallest party costs least, so that no wallet runs out. */
export async function cheapestLot(api: PortalApi, kind: LotKind): Promise<Lot> {
  const open = (await lotsOf(api, kind)).filter((lot) => lot.seatsFree >= partyOf(lot));
  const [cheapest] = open.sort((one, other) => priceOf(one) - priceOf(other));
  if (!cheapest) throw new Error(`no lot of the kind ${kind} has seats`);
  return cheapest;
}

/** The list of a party of adults as an agency pastes it. */
export function listOf(people: number): string {
  const letter = (nth: number) => String.fromCharCode(65 + nth);
  return Array.from({ length: people }, (_, nth) => {
    const surname = `Rahman${letter(Math.floor(nth / 26))}${letter(nth % 26)}`;
    return `Mr,Karim,${surname},1980-03-12,BD,A${String(1_000_000 + nth)},2036-01-31`;
  }).join('\n');
}

/** A call that needs an idempotency key of its own; its answer. */
async function postOnce<Answer>(api: PortalApi, target: string, body: object): Promise<Answer> {
  const answer = await api.post(target, body, { 'idempotency-key': randomUUID() });
  if (!answer.ok()) throw new Error(`${target}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** Holds seats for the smallest party of a lot; the order's reference. */
export async function seatsHeld(api: PortalApi, lot: Lot): Promise<string> {
  const adults = partyOf(lot);
  const [currency] = lot.prices[0]?.amount.split(' ') ?? [''];
  const { referenceId } = await postOnce<{ referenceId: string }>(api, `${FARE}/Hold`, {
    lotId: lot.lotId,
    passengers: { adults, children: 0, infants: 0 },
    acceptedAmount: `${currency} ${priceOf(lot).toFixed(2)}`,
    groupName: 'Al Noor',
    contact: CONTACT,
  });
  return referenceId;
}

/** Pays the deposit of an order. */
export async function depositPaid(api: PortalApi, referenceId: string): Promise<void> {
  const { deposit } = await api.call<{ deposit: { amount: string } }>(`${FARE}/GetOrder`, { referenceId });
  await postOnce(api, `${FARE}/PayDeposit`, { referenceId, acceptedAmount: deposit.amount });
}

/** Sends a request for a group that no lot covers; returns its reference. */
export async function groupRequested(api: PortalApi): Promise<string> {
  const { referenceId } = await postOnce<{ referenceId: string }>(api, '/api/fares/v1/GroupRequest/Create', {
    kind: 'group',
    journeys: [{ origin: 'DXB', destination: 'JED', date: daysAhead(60) }],
    flexibleDays: 2,
    passengers: { adults: 10, children: 0, infants: 0 },
    groupName: 'Hill school',
    contact: CONTACT,
  });
  return referenceId;
}

/** A quote for the journey of an umrah lot, for its smallest party. Returns its number. */
export async function journeyQuoted(api: PortalApi, lot: Lot): Promise<string> {
  const adults = partyOf(lot);
  const { referenceId } = await postOnce<{ referenceId: string }>(api, '/api/fares/v1/UmrahQuote/Create', {
    ...{ lotId: lot.lotId, adults, childAges: [], infants: 0, nationality: 'BD' },
    ...{ rooms: Math.min(9, Math.ceil(adults / 4)), makkahNights: 3, makkah: {}, madinah: {} },
  });
  return referenceId;
}
