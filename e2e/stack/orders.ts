import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';

import type { Person } from '../pages/booking.page';
import { family } from '../pages/booking.page';
import { BACKEND_ADMIN } from './addresses';
import type { PortalApi } from './api';
import { ownTrip } from './days';
import type { Found } from './fares';
import { priceOf } from './fares';

/** An order made through the API, as a test's starting point. */
export interface Order {
  reference: string;
  /** The supplier's record locator. */
  pnr: string;
  /** The ids of the flights in the search they were booked from. */
  itineraryId: string;
  /** The customer total, such as "AED 1234.00". */
  amount: string;
}

interface Priced {
  priceSessionId: string;
  current: { customerTotal: string };
}

/** Which fare is held, and for whom. */
interface Wanted {
  surname?: string;
  source?: RegExp;
  /** Which of the test's orders it is, from 0; each departs on a day of its own. */
  nth?: number;
}

const TITLES: Record<string, string> = { Master: 'Mstr' };
const PRICE = '/api/price/v2/AirPrice';
const ORDER = '/api/order/v1';

/** Holds the cheapest fare on the test's own dates: Dubai to Dhaka and back for two adults and a child. */
export async function held(api: PortalApi, { surname, source = /./, nth }: Wanted = {}): Promise<Order> {
  const found = await search(api, nth);
  const holdable = found.flights.filter((fare) => fare.fareType === 'OnHold' && source.test(fare.source ?? ''));
  const [cheapest] = holdable.sort((a, b) => priceOf(a) - priceOf(b));
  if (!cheapest) throw new Error('no fare of the search can be held');
  const { itineraryId } = cheapest;
  const priced = await api.call<Priced>(PRICE, { requestId: found.requestId, itineraryIds: [itineraryId] });
  const sold = await api.call<Priced>(`${ORDER}/Sell/AirSell`, party(priced.priceSessionId, family(surname)));
  const amount = sold.current.customerTotal;
  const booked = await api.call<{ orderReference: string }>(`${ORDER}/Book/AirBook`, {
    priceSessionId: sold.priceSessionId,
    acceptedAmount: amount,
  });
  const reference = booked.orderReference;
  const { pnr } = await api.call<{ pnr: string }>(`${ORDER}/AirGetOrder?orderReference=${reference}`);
  return { reference, pnr, itineraryId, amount };
}

/** Holds an order and issues its tickets from the wallet. */
export async function issued(api: PortalApi, wanted?: Wanted): Promise<Order> {
  const order = await held(api, wanted);
  const { status } = await api.call<{ status: string }>(`${ORDER}/Ticket/AirTicket?orderReference=${order.reference}`, {
    acceptedAmount: order.amount,
    fundSource: 'wallet',
  });
  if (status !== 'Confirmed') throw new Error(`${order.reference} is ${status}, not ticketed`);
  return order;
}

/** Holds an order and issues its tickets against the first part payment; operations approve it where the fare needs that. */
export async function issuedInPart(api: PortalApi, request: APIRequestContext, wanted?: Wanted): Promise<Order> {
  const order = await held(api, wanted);
  const query = `orderReference=${order.reference}`;
  const quote = () => api.call<{ dueNow?: string }>(`${ORDER}/GetPartialPaymentForIssueTicket?${query}`);
  let { dueNow } = await quote();
  if (!dueNow) {
    await api.call(`${ORDER}/InitiateRequestToEnablePartialPayment?${query}`, {});
    const answer = await request.post(`${BACKEND_ADMIN}/orders/falcon/${order.reference}/part-payment`, {
      data: { allowed: true, operator: 'Nadia' },
    });
    if (!answer.ok()) throw new Error(`part payment of ${order.reference} was not allowed: ${answer.status()}`);
    ({ dueNow } = await quote());
  }
  const { status } = await api.call<{ status: string }>(`${ORDER}/Ticket/AirTicket?${query}`, {
    acceptedAmount: order.amount,
    acceptedNow: dueNow,
    fundSource: 'wallet',
    mode: 'partial',
  });
  if (status !== 'Confirmed') throw new Error(`${order.reference} is ${status}, not ticketed`);
  return order;
}

async function search(api: PortalApi, nth?: number): Promise<Found> {
  const { out, back } = ownTrip(nth);
  const segment = { id: 1, origin: 'DXB', destination: 'DAC', departureDate: out, returnDate: back };
  const people = { adultCount: 2, childCount: 1, childAges: [7], infantCount: 0 };
  let found = await api.call<Found>('/api/search/v1/AirSearch', {
    tripType: 2,
    travelClass: 'E',
    fareType: '1',
    segments: [segment],
    ...people,
  });
  const whole = async () => {
    if (!found.resultCompleted)
      found = await api.call<Found>(`/api/search/v1/GetAirSearch?requestId=${found.requestId}`);
    return found.resultCompleted;
  };
  await expect.poll(whole, { message: 'every supplier has answered', intervals: [100] }).toBe(true);
  return found;
}

/** The travellers in AirSell's format, with the passports entered in the booking form. */
function party(priceSessionId: string, people: Person[]): object {
  const travellers = people.map(({ section, title, givenName, surname, bornOn }, index) => ({
    travellerId: `t${index + 1}`,
    passengerType: section.startsWith('Child') ? 'CHD' : 'ADT',
    title: TITLES[title] ?? title,
    gender: title === 'Mrs' ? 'F' : 'M',
    givenName,
    surname,
    birthOn: bornOn,
    nationality: 'BD',
    passport: { number: `BX012345${index}`, issueCountry: 'BD', expiresOn: '2032-01-31' },
  }));
  return {
    priceSessionId,
    travellers,
    contact: { email: 'karim@example.test', phone: '501234567', phoneCountryCode: '+971' },
  };
}
