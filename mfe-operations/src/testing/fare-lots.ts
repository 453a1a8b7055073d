import type { FareLotForm, FareLotPage } from '../api/endpoints/fares';

/** A lot as the form has it. */
export const LOT_FORM: FareLotForm = {
  kind: 'umrah',
  title: 'Umrah from Dubai',
  airline: 'SV',
  journeys: [
    {
      flights: [
        {
          number: 'SV551',
          origin: 'DXB',
          destination: 'JED',
          departs: '2027-01-10T09:00',
          arrives: '2027-01-10T11:05',
        },
      ],
    },
  ],
  prices: {
    adult: { customer: '1800.00', agent: '1720.00' },
    child: { customer: '1500.00', agent: '1430.00' },
    infant: { customer: '400.00', agent: '380.00' },
  },
  baggage: '30 kg',
  features: ['direct'],
  userRating: '4.3',
  deposit: { kind: 'percent', percent: 25 },
  depositHours: 2,
  namesBy: '2026-12-20T18:00',
  balanceBy: '2026-12-22T18:00',
  ticketingBy: '2027-01-03T18:00',
  minPassengers: 10,
  maxPassengers: 40,
  dropPenalty: '100.00',
  cancelPenaltyPercent: 50,
  nameChangeFee: '75.00',
  keepDepositPercent: 100,
};

/** The same with its seats, as its page reads it. */
export const LOT_PAGE: FareLotPage = {
  tenant: 'kestrel',
  lotId: 'lot-1',
  version: 3,
  state: 'draft',
  seatsTotal: 40,
  seatsHeld: 10,
  seatsSold: 5,
  seatsFree: 25,
  currency: 'AED',
  zone: 'Asia/Dubai',
  agencies: [],
  changedAt: '2026-11-20T08:00:00Z',
  changedBy: 'Nadia Rahman',
  lot: LOT_FORM,
  changes: [{ at: '2026-11-20T08:00:00Z', delta: 40, reason: 'Bought', by: 'Nadia Rahman' }],
};
