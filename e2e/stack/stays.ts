import { expect } from '@playwright/test';

import type { PortalApi } from './api';
import { daysAhead } from './days';

const HOTEL = '/api/hotel/v1/Hotel';

interface Rate {
  roomRateGuid: string;
  amount: string;
  refundable: boolean;
  onRequest: boolean;
  source?: string;
  freeCancellationUntil?: string;
  holdUntil?: string;
}

/** One rate of a room, as a test's starting point. */
export interface Offer {
  requestId: string;
  hotelGuid: string;
  roomGuid: string;
  roomRateGuid: string;
  hotel: string;
  /** The customer total, such as "AED 1234.00". */
  amount: string;
}

/** Which rates are wanted. */
interface Wanted {
  /** First night, in days from now; a test that books uses its own nights. */
  inDays: number;
  nights?: number;
  /** Only rates that can be held unpaid. */
  later?: boolean;
}

/** Rates for one adult in Dubai that can be booked at once and cancelled free of charge, the cheapest first. */
export async function offers(api: PortalApi, { inDays, nights = 2, later = false }: Wanted): Promise<Offer[]> {
  const { destinations } = await api.call<{ destinations: { kind: string; id: string }[] }>(
    `${HOTEL}/SearchDestinations`,
    { searchTerm: 'Dubai' },
  );
  const city = destinations.find(({ kind }) => kind === 'city');
  if (!city) throw new Error('Dubai is no destination');
  const search = {
    destination: { kind: city.kind, id: city.id },
    nationality: 'AE',
    residency: 'AE',
    checkIn: daysAhead(inDays),
    checkOut: daysAhead(inDays + nights),
    rooms: [{ adults: 1, childAges: [] }],
  };
  interface Found {
    requestId: string;
    completed: boolean;
    hotels: { hotelGuid: string; name: string }[];
  }
  let found = await api.call<Found>(`${HOTEL}/Search`, search);
  const { requestId } = found;
  await expect
    .poll(
      async () => {
        if (!found.completed) found = await api.call<Found>(`${HOTEL}/GetSearch`, { requestId });
        return found.completed;
      },
      { message: 'every supplier has answered' },
    )
    .toBe(true);
  const offered: Offer[] = [];
  for (const { hotelGuid, name } of found.hotels.slice(0, 12)) {
    const { rooms } = await api.call<{ rooms: { roomGuid: string; rates: Rate[] }[] }>(`${HOTEL}/GetDetail`, {
      requestId,
      hotelGuid,
    });
    for (const { roomGuid, rates } of rooms)
      for (const { roomRateGuid, amount, ...rate } of rates)
        if (isAtOnce(rate) && rate.freeCancellationUntil && (!later || rate.holdUntil))
          offered.push({ requestId, hotelGuid, roomGuid, roomRateGuid, hotel: name, amount });
  }
  return offered.sort((a, b) => amountOf(a) - amountOf(b));
}

/** Whether it is confirmed at once: one of the sandbox's suppliers leaves some bookings pending. */
function isAtOnce({ onRequest, source = '' }: Pick<Rate, 'onRequest' | 'source'>): boolean {
  return !onRequest && !/b$/i.test(source);
}

interface Checked {
  sessionId: string;
  status: string;
  rate: { amount: string };
}

async function check(api: PortalApi, { requestId, hotelGuid, roomGuid, roomRateGuid }: Offer): Promise<Checked> {
  return api.call<Checked>(`${HOTEL}/CheckRate`, { requestId, hotelGuid, roomGuid, roomRateGuid });
}

/** The first offer whose check returns it unchanged: the sandbox changes a few and sells some out. */
export async function steady(api: PortalApi, offered: readonly Offer[]): Promise<Offer> {
  for (const offer of offered) if ((await check(api, offer)).status === 'ok') return offer;
  throw new Error('no rate in Dubai fits');
}

/** The cheapest rate whose check returns it unchanged. */
export async function cheapest(api: PortalApi, wanted: Wanted): Promise<Offer> {
  return steady(api, await offers(api, wanted));
}

/** The booking page of an offer. */
export function bookingPath({ requestId, hotelGuid, roomGuid, roomRateGuid }: Offer): string {
  return `/hotel/booking/${[requestId, hotelGuid, roomGuid, roomRateGuid].map(encodeURIComponent).join('/')}`;
}

/** Books the first of the offers that is still available through the API; returns its reference. */
export async function stayed(
  api: PortalApi,
  offered: Offer[],
  { surname = 'Rahman', mode = 'now' }: { surname?: string; mode?: 'now' | 'later' } = {},
): Promise<string> {
  for (const offer of offered) {
    const checked = await check(api, offer);
    if (checked.status === 'soldOut') continue;
    const answer = await api.post(
      `${HOTEL}/Book`,
      {
        sessionId: checked.sessionId,
        acceptedAmount: checked.rate.amount,
        rooms: [{ guests: [{ title: 'Mr', givenName: 'Karim', surname, type: 'adult' }] }],
        contact: { email: 'office@desertrose.test', phone: '+971501234567' },
        paymentMode: mode,
      },
      { 'idempotency-key': `${checked.sessionId}-book` },
    );
    if (answer.ok()) return ((await answer.json()) as { referenceId: string }).referenceId;
    if (answer.status() !== 409) throw new Error(`Book: ${answer.status()} ${await answer.text()}`);
  }
  throw new Error('no offer could be booked');
}

function amountOf({ amount }: Offer): number {
  return Number(amount.split(' ')[1]);
}
