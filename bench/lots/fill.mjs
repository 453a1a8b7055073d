// A lot of 500 seats with 40 groups of twelve: half have seats alone, half have paid their deposit and named everybody.
import { signInAll } from '../flights/agencies.mjs';

export const SEATS = 500;
export const GROUPS = 40;
const PARTY = 12;
const PRICE = 180;
const DAY = 86_400_000;

/** Makes the lot and its groups through the API; returns the lot's id. */
export async function fillLot(portal, operator) {
  const { tenant, lotId, version } = await operator('Fares/SaveLot', {
    tenant: 'falcon',
    seatsTotal: SEATS,
    lot: form(),
  });
  await operator('Fares/SetState', { tenant, lotId, version, state: 'onSale' });
  const [agency] = await signInAll(portal, 1);
  for (let nth = 0; nth < GROUPS; nth += 1) await buy(agency, lotId, nth);
  return lotId;
}

async function buy(agency, lotId, nth) {
  const post = async (call, body) => {
    const answer = await agency(`/api/fares/v1/Fare/${call}`, body, { 'idempotency-key': `${call} ${nth}` });
    if (answer.status !== 200) throw new Error(`${call}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const { referenceId } = await post('Hold', {
    lotId,
    passengers: { adults: PARTY, children: 0, infants: 0 },
    acceptedAmount: `AED ${(PARTY * PRICE).toFixed(2)}`,
    groupName: `Group ${nth + 1}`,
    contact: { email: 'group@bench.test', phone: '+971501234567' },
  });
  if (nth % 2 === 0) return;
  const { deposit } = await post('GetOrder', { referenceId });
  const { version } = await post('PayDeposit', { referenceId, acceptedAmount: deposit.amount });
  await post('SubmitNames', { referenceId, version, names: Array.from({ length: PARTY }, (_, at) => name(at)) });
}

function name(at) {
  return {
    line: at + 1,
    type: 'adult',
    title: 'Mr',
    givenName: `Karim${String.fromCharCode(65 + at)}`,
    surname: 'Rahman',
    birthDate: '1980-03-12',
    nationality: 'BD',
    passportNumber: `AB${String(at).padStart(6, '0')}`,
    passportExpiry: '2036-01-01',
  };
}

function form() {
  const on = (days, time) => `${new Date(Date.now() + days * DAY).toISOString().slice(0, 10)}T${time}`;
  const price = (customer, agent) => ({ customer, agent });
  return {
    kind: 'group',
    title: `Bench of ${SEATS} seats`,
    airline: 'EK',
    journeys: [
      {
        flights: [
          { number: 'EK585', origin: 'DAC', destination: 'DXB', departs: on(60, '10:30'), arrives: on(60, '13:40') },
        ],
      },
      {
        flights: [
          { number: 'EK584', origin: 'DXB', destination: 'DAC', departs: on(70, '15:00'), arrives: on(70, '21:30') },
        ],
      },
    ],
    prices: {
      adult: price(PRICE.toFixed(2), '172.00'),
      child: price('150.00', '143.00'),
      infant: price('40.00', '38.00'),
    },
    baggage: '30 kg',
    features: ['direct'],
    userRating: '4.3',
    deposit: { kind: 'percent', percent: 25 },
    depositHours: 2,
    namesBy: on(20, '18:00'),
    balanceBy: on(22, '18:00'),
    ticketingBy: on(40, '18:00'),
    minPassengers: 10,
    maxPassengers: 40,
    dropPenalty: '10.00',
    cancelPenaltyPercent: 50,
    nameChangeFee: '7.50',
    keepDepositPercent: 50,
  };
}
