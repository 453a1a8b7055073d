import type { FareLot, FareLotCard, GroupName, GroupOrder, GroupQueue, GroupQueueRow } from '@jetway/kit-api/fares';
import { defineModule } from '@jetway/kit-runtime';

import { en } from '../../locales/en';
import { manifest } from '../../manifest';

/** The module without its routes, for page tests. */
export const faresModule = defineModule({
  manifest: { ...manifest, routes: [] },
  namespace: 'fares',
  locales: { en },
  routes: [],
});

const AIR = '/api/search/v1';
const FARE = '/api/fares/v1/Fare';
const REQUEST = '/api/fares/v1/GroupRequest';
const QUOTE = '/api/fares/v1/UmrahQuote';

export const CALLS = {
  exclusive: `${AIR}/GetAirXclusiveFare`,
  umrah: `${AIR}/GetAirUmrahFare`,
  group: `${AIR}/GetAirGroupFare`,
  exclusiveSearch: `${AIR}/AirXclusiveFareSearch`,
  umrahSearch: `${AIR}/AirUmrahFareSearch`,
  groupSearch: `${AIR}/AirGroupFareSearch`,
  lot: `${AIR}/GetFareLot`,
  hold: `${FARE}/Hold`,
  order: `${FARE}/GetOrder`,
  queue: `${FARE}/GetQueue`,
  payDeposit: `${FARE}/PayDeposit`,
  payBalance: `${FARE}/PayBalance`,
  check: `${FARE}/CheckNames`,
  submit: `${FARE}/SubmitNames`,
  change: `${FARE}/ChangeName`,
  dropQuote: `${FARE}/DropQuote`,
  drop: `${FARE}/DropSeats`,
  cancelQuote: `${FARE}/CancelQuote`,
  cancel: `${FARE}/Cancel`,
  history: `${FARE}/GetHistory`,
  requests: `${REQUEST}/GetQueue`,
  request: `${REQUEST}/Get`,
  createRequest: `${REQUEST}/Create`,
  acceptQuote: `${REQUEST}/Accept`,
  declineQuote: `${REQUEST}/Decline`,
  withdrawRequest: `${REQUEST}/Withdraw`,
  quotes: `${QUOTE}/GetQueue`,
  quote: `${QUOTE}/Get`,
  createQuote: `${QUOTE}/Create`,
  reprice: `${QUOTE}/Reprice`,
  shareQuote: `${QUOTE}/Share`,
  revokeQuote: `${QUOTE}/Revoke`,
  notes: '/api/order/v1/GetOrderNotes',
  link: '/api/order/v1/Itinerary/GetItineraryLink',
  share: '/api/order/v1/Itinerary/ShareItinerary',
};

export const REFERENCE = 'DMG2611-00001A';
export const RULES = {
  dropPenalty: 'AED 150.00',
  cancelPenaltyPercent: 10,
  nameChangeFee: 'AED 75.00',
  keepDepositPercent: 50,
};

/** Forty free seats from Dubai to Jeddah and back from Madinah, AED 2000 an adult. */
export function lotCard(replace: Partial<FareLotCard> & { lotId: string }): FareLotCard {
  return {
    kind: 'umrah',
    title: 'Ten nights in January',
    airline: { code: 'SV', name: 'Saudia' },
    origin: 'DXB',
    destination: 'JED',
    returnFrom: 'MED',
    departureDate: '2027-01-10',
    returnDate: '2027-01-20',
    nights: 10,
    journeys: [
      {
        origin: 'DXB',
        destination: 'JED',
        date: '2027-01-10',
        flights: [
          {
            number: 'SV 553',
            origin: 'DXB',
            destination: 'JED',
            departure: '2027-01-10T22:30',
            arrival: '2027-01-11T00:40',
          },
        ],
      },
      {
        origin: 'MED',
        destination: 'DXB',
        date: '2027-01-20',
        flights: [
          {
            number: 'SV 590',
            origin: 'MED',
            destination: 'DXB',
            departure: '2027-01-20T10:00',
            arrival: '2027-01-20T13:50',
          },
        ],
      },
    ],
    seatsFree: 40,
    prices: [
      { type: 'adult', amount: 'AED 2000.00', agentAmount: 'AED 1800.00' },
      { type: 'child', amount: 'AED 1500.00', agentAmount: 'AED 1350.00' },
      { type: 'infant', amount: 'AED 300.00', agentAmount: 'AED 280.00' },
    ],
    baggage: '40 kg',
    featureTags: ['direct', 'zamzam'],
    userRating: 4.2,
    deposit: { kind: 'percent', percent: 20 },
    depositHours: 2,
    namesBy: '2026-12-20T08:00:00Z',
    balanceBy: '2026-12-27T08:00:00Z',
    ticketingBy: '2027-01-03T08:00:00Z',
    minPassengers: 2,
    maxPassengers: 30,
    ...replace,
  };
}

export function fareLot(replace: Partial<FareLot> = {}): FareLot {
  return { ...lotCard({ lotId: 'l1' }), rules: RULES, ...replace };
}

export function groupName(line: number, replace: Partial<GroupName> = {}): GroupName {
  return {
    line,
    type: 'adult',
    title: 'Mr',
    givenName: 'Karim',
    surname: `Rahman${'x'.repeat(line)}`,
    birthDate: '1980-03-12',
    nationality: 'BD',
    passportNumber: `A123456${line}`,
    passportExpiry: '2032-01-01',
    ...replace,
  };
}

/** Two adults and an infant whose seats are held and whose deposit is due. */
export function groupOrder(replace: Partial<GroupOrder> = {}): GroupOrder {
  return {
    referenceId: REFERENCE,
    version: 1,
    status: 'seatsHeld',
    statusText: 'Seats held',
    currency: 'AED',
    createdAt: '2026-11-26T08:00:00Z',
    createdBy: 'Amina Rahman',
    groupName: 'Al Noor group',
    lot: lotCard({ lotId: 'l1' }),
    passengers: { adults: 2, children: 0, infants: 1 },
    seats: 2,
    perType: lotCard({ lotId: 'l1' }).prices,
    amount: 'AED 4300.00',
    agentAmount: 'AED 3880.00',
    deposit: { amount: 'AED 776.00', dueBy: '2026-11-26T10:00:00Z' },
    balance: { amount: 'AED 3104.00', dueBy: '2026-12-27T08:00:00Z' },
    namesBy: '2026-12-20T08:00:00Z',
    ticketingBy: '2027-01-03T08:00:00Z',
    names: [],
    nameWarnings: [],
    namesMissing: 3,
    paid: 'AED 0.00',
    contact: { email: 'office@demo.test', phone: '+971501234567' },
    payment: { state: 'none' },
    rules: RULES,
    actions: ['payDeposit', 'dropSeats', 'cancel', 'history'],
    ...replace,
  };
}

/** The deposit is paid; names and balance are open. */
export function paidOrder(replace: Partial<GroupOrder> = {}): GroupOrder {
  return groupOrder({
    version: 2,
    status: 'depositPaid',
    deposit: { amount: 'AED 776.00', dueBy: '2026-11-26T10:00:00Z', paidAt: '2026-11-26T08:05:00Z' },
    paid: 'AED 776.00',
    actions: ['payBalance', 'names', 'dropSeats', 'cancel', 'manifest', 'print', 'history'],
    ...replace,
  });
}

export function queueRow(replace: Partial<GroupQueueRow> = {}): GroupQueueRow {
  return {
    referenceId: REFERENCE,
    groupName: 'Al Noor group',
    kind: 'umrah',
    title: 'Ten nights in January',
    origin: 'DXB',
    destination: 'JED',
    departureDate: '2027-01-10',
    seats: 2,
    status: 'seatsHeld',
    amount: 'AED 4300.00',
    agentAmount: 'AED 3880.00',
    nextDeadline: '2026-11-26T10:00:00Z',
    createdAt: '2026-11-26T08:00:00Z',
    createdBy: 'Amina Rahman',
    ...replace,
  };
}

export function queueOf(rows: GroupQueueRow[], replace: Partial<GroupQueue> = {}): GroupQueue {
  return {
    rows,
    total: rows.length,
    counts: { all: rows.length, seatsHeld: 1, depositPaid: 0, balancePaid: 0, ticketed: 0, ended: 0 },
    ...replace,
  };
}
