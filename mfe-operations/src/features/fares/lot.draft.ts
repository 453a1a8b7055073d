import { plainDigits } from '@jetway/kit-domain';
import { typedDecimal, typedWhole } from '@jetway/kit-domain/input';

import type { FareLotAgency, FareLotFeature, FareLotForm, FareLotKind } from '../../api/endpoints/fares';
import type { Faults } from '../../shared/step/typed';

/** A flight as it is typed. */
export interface FlightDraft {
  number: string;
  origin: string;
  destination: string;
  departs: string;
  arrives: string;
}

export type PassengerType = 'adult' | 'child' | 'infant';
export const PASSENGER_TYPES: readonly PassengerType[] = ['adult', 'child', 'infant'];

/** Amounts are digits in the tenant's currency, times are `YYYY-MM-DDTHH:mm` on the clocks of the airport or the tenant. */
export interface LotDraft {
  kind: FareLotKind;
  title: string;
  airline: string;
  journeys: FlightDraft[][];
  prices: Record<PassengerType, { customer: string; agent: string }>;
  baggage: string;
  features: FareLotFeature[];
  userRating: string;
  depositKind: 'fixed' | 'percent';
  deposit: string;
  depositHours: string;
  namesBy: string;
  balanceBy: string;
  ticketingBy: string;
  minPassengers: string;
  maxPassengers: string;
  dropPenalty: string;
  cancelPenaltyPercent: string;
  nameChangeFee: string;
  keepDepositPercent: string;
  notes: string;
  /** Those that see the lot; none for all. */
  agencies: readonly FareLotAgency[];
  seatsTotal: string;
}

export const NO_FLIGHT: FlightDraft = { number: '', origin: '', destination: '', departs: '', arrives: '' };

const NO_PRICE = { customer: '', agent: '' };

/** An empty lot with terms that are usual. */
export const NEW_LOT: LotDraft = {
  kind: 'group',
  title: '',
  airline: '',
  journeys: [[NO_FLIGHT]],
  prices: { adult: NO_PRICE, child: NO_PRICE, infant: NO_PRICE },
  baggage: '',
  features: [],
  userRating: '4.0',
  depositKind: 'percent',
  deposit: '25',
  depositHours: '2',
  namesBy: '',
  balanceBy: '',
  ticketingBy: '',
  minPassengers: '10',
  maxPassengers: '40',
  dropPenalty: '0',
  cancelPenaltyPercent: '50',
  nameChangeFee: '0',
  keepDepositPercent: '100',
  notes: '',
  agencies: [],
  seatsTotal: '20',
};

/** What is typed for a lot, which these agencies see; none for all. */
export function draftOf(lot: FareLotForm, seatsTotal: number, agencies: readonly FareLotAgency[] = []): LotDraft {
  return {
    ...lot,
    journeys: lot.journeys.map(({ flights }) => flights.map((flight) => ({ ...flight }))),
    depositKind: lot.deposit.kind,
    deposit: lot.deposit.amount ?? String(lot.deposit.percent ?? ''),
    depositHours: String(lot.depositHours),
    minPassengers: String(lot.minPassengers),
    maxPassengers: String(lot.maxPassengers),
    cancelPenaltyPercent: String(lot.cancelPenaltyPercent),
    keepDepositPercent: String(lot.keepDepositPercent),
    notes: lot.notes ?? '',
    agencies,
    seatsTotal: String(seatsTotal),
  };
}

/** As the services read an amount. */
const AMOUNT = /^\d{1,11}(\.\d{1,3})?$/;
const MOST = 999_999;
/** Most passengers of a group: as many names as a list has. */
const MOST_PASSENGERS = 500;

/** The lot as the services read it, or what is wrong with what was typed. */
export function formOf(draft: LotDraft): { lot?: FareLotForm; faults: Faults } {
  const faults: Record<string, string> = {};
  const amount = (pointer: string, text: string) => {
    const plain = typedDecimal(text) ?? '';
    if (!AMOUNT.test(plain)) faults[pointer] = 'Write an amount, such as 1250.00.';
    return plain;
  };
  const number = (pointer: string, text: string) => {
    const value = typedWhole(text);
    if (value === null || value < 0 || value > MOST) faults[pointer] = 'Write a whole number.';
    return value ?? 0;
  };
  const percent = (pointer: string, text: string, least = 0) => {
    const value = number(pointer, text);
    if (!faults[pointer] && (value < least || value > 100)) faults[pointer] = `Write a number from ${least} to 100.`;
    return value;
  };
  const price = (type: PassengerType) => ({
    customer: amount(`/lot/prices/${type}/customer`, draft.prices[type].customer),
    agent: amount(`/lot/prices/${type}/agent`, draft.prices[type].agent),
  });
  const agencies = draft.agencies.map(({ agencyId }) => agencyId);
  const lot: FareLotForm = {
    kind: draft.kind,
    title: draft.title.trim(),
    airline: draft.airline.trim().toUpperCase(),
    journeys: draft.journeys.map((flights) => ({
      flights: flights.map((flight) => ({
        ...flight,
        number: flight.number.trim().toUpperCase(),
        origin: flight.origin.trim().toUpperCase(),
        destination: flight.destination.trim().toUpperCase(),
      })),
    })),
    prices: { adult: price('adult'), child: price('child'), infant: price('infant') },
    baggage: draft.baggage.trim(),
    features: draft.features,
    userRating: plainDigits(draft.userRating).trim(),
    deposit:
      draft.depositKind === 'fixed'
        ? { kind: 'fixed', amount: amount('/lot/deposit/amount', draft.deposit) }
        : { kind: 'percent', percent: percent('/lot/deposit/percent', draft.deposit, 1) },
    depositHours: number('/lot/depositHours', draft.depositHours),
    namesBy: draft.namesBy,
    balanceBy: draft.balanceBy,
    ticketingBy: draft.ticketingBy,
    minPassengers: number('/lot/minPassengers', draft.minPassengers),
    maxPassengers: number('/lot/maxPassengers', draft.maxPassengers),
    dropPenalty: amount('/lot/dropPenalty', draft.dropPenalty),
    cancelPenaltyPercent: percent('/lot/cancelPenaltyPercent', draft.cancelPenaltyPercent),
    nameChangeFee: amount('/lot/nameChangeFee', draft.nameChangeFee),
    keepDepositPercent: percent('/lot/keepDepositPercent', draft.keepDepositPercent),
    ...(draft.notes.trim() && { notes: draft.notes.trim() }),
    ...(agencies.length > 0 && { agencies }),
  };
  number('/seatsTotal', draft.seatsTotal);
  if (lot.maxPassengers > MOST_PASSENGERS) faults['/lot/maxPassengers'] = `At most ${MOST_PASSENGERS} passengers.`;
  else if (lot.maxPassengers < lot.minPassengers)
    faults['/lot/maxPassengers'] = 'Not fewer than the fewest passengers.';
  if (!lot.title) faults['/lot/title'] = 'Write a title.';
  for (const [pointer, moment] of [
    ['/lot/namesBy', draft.namesBy],
    ['/lot/balanceBy', draft.balanceBy],
    ['/lot/ticketingBy', draft.ticketingBy],
    ...draft.journeys.flatMap((flights, journey) =>
      flights.flatMap((flight, at) => [
        [`/lot/journeys/${journey}/flights/${at}/departs`, flight.departs] as const,
        [`/lot/journeys/${journey}/flights/${at}/arrives`, flight.arrives] as const,
      ]),
    ),
  ] as const)
    if (!MOMENT.test(moment)) faults[pointer] = 'Write a date and a time.';
  return Object.keys(faults).length > 0 ? { faults } : { lot, faults };
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
