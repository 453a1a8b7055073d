import type { CheckedRate, HotelOrder, HotelQueue, HotelQueueRow } from '@jetway/kit-api/hotels';
import orders from '@jetway/kit-orders/texts/en';
import { defineModule } from '@jetway/kit-runtime';

import booking from '../../locales/en/booking.json';
import bookings from '../../locales/en/bookings.json';
import order from '../../locales/en/order.json';
import search from '../../locales/en/search.json';
import stays from '../../locales/en/stays.json';
import shared from '../../locales/en.json';
import { manifest } from '../../manifest';
import { hotelBookingSlice } from '../orders/booking.slice';
import { recentSlice } from '../search-form/state/recent.slice';
import { hotel, MAKKAH, QUERY, rate, room } from './hotels';

/** The part of this module that the booking, order and bookings pages need, for page tests. */
export const ordersModule = defineModule({
  manifest: { ...manifest, routes: [] },
  namespace: 'hotels',
  locales: { en: { ...shared, ...stays, booking, bookings, order, orders, search } },
  reducers: [hotelBookingSlice, recentSlice],
  routes: [],
});

const BASE = '/api/hotel/v1/Hotel';

export const ORDER_CALLS = {
  check: `${BASE}/CheckRate`,
  book: `${BASE}/Book`,
  order: `${BASE}/GetOrder`,
  pay: `${BASE}/Pay`,
  quote: `${BASE}/CancelQuote`,
  cancel: `${BASE}/Cancel`,
  price: `${BASE}/UpdatePrice`,
  history: `${BASE}/GetHistory`,
  queue: `${BASE}/GetQueue`,
  voucher: `${BASE}/GetVoucher`,
  content: `${BASE}/GetVoucherContent`,
  send: `${BASE}/SendVoucher`,
  notes: '/api/order/v1/GetOrderNotes',
  link: '/api/order/v1/Itinerary/GetItineraryLink',
};

export const REFERENCE = 'DMH2611-00001A';
export const CHECKED_RATE = rate({
  roomRateGuid: 'rr1',
  freeCancellationUntil: '2026-12-18T15:00:00Z',
  freeCancellationUntilLocal: '2026-12-18T18:00',
  cancellation: [{ from: '2026-12-18T15:00:00Z', fromLocal: '2026-12-18T18:00', fee: 'AED 300.00' }],
  agentAmount: 'AED 820.00',
  holdUntil: '2026-12-17T15:00:00Z',
});

/** A rate that is as searched: two adults and a child of 8, AED 900.00. */
export function checkedRate(replace: Partial<CheckedRate> = {}): CheckedRate {
  const { nationality, residency, checkIn, checkOut, rooms } = QUERY;
  return {
    sessionId: 's1',
    expiresAt: '2099-01-01T00:00:00Z',
    status: 'ok',
    hotel: hotel({ hotelGuid: 'h1' }),
    room: room([CHECKED_RATE]),
    rate: CHECKED_RATE,
    search: { destination: MAKKAH, nationality, residency, checkIn, checkOut, nights: 3, rooms },
    zone: 'Asia/Riyadh',
    checkInFrom: '15:00',
    checkOutUntil: '12:00',
    ...replace,
  };
}

/** A confirmed, paid booking with every action. */
export function hotelOrder(replace: Partial<HotelOrder> = {}): HotelOrder {
  return {
    referenceId: REFERENCE,
    version: 1,
    status: 'confirmed',
    statusText: 'Confirmed',
    currency: 'AED',
    createdAt: '2026-11-26T08:00:00Z',
    createdBy: 'Amina Rahman',
    hotel: {
      name: 'Quiet House',
      stars: 4,
      address: '1 Ajyad Street',
      city: 'Makkah',
      countryCode: 'SA',
      lat: 21.4225,
      lon: 39.8262,
      zone: 'Asia/Riyadh',
      picture: 'hotel-212-4711',
    },
    checkIn: '2026-12-20',
    checkOut: '2026-12-23',
    checkInFrom: '15:00',
    checkOutUntil: '12:00',
    nights: 3,
    nameWarnings: [],
    rooms: [
      {
        name: 'Double room',
        beds: '1 double bed',
        adults: 1,
        childAges: [8],
        guests: [
          { title: 'Mr', givenName: 'Karim', surname: 'Rahman', type: 'adult' },
          { title: 'Miss', givenName: 'Rina', surname: 'Rahman', type: 'child', age: 8 },
        ],
      },
    ],
    board: 'breakfast',
    contact: { email: 'office@demo.test', phone: '+971501234567' },
    nationality: 'BD',
    residency: 'AE',
    hotelConfirmation: 'QH-77',
    amount: 'AED 900.00',
    agentAmount: 'AED 820.00',
    taxes: [],
    cancellation: CHECKED_RATE.cancellation,
    freeCancellationUntil: '2026-12-18T15:00:00Z',
    freeCancellationUntilLocal: '2026-12-18T18:00',
    refundable: true,
    payment: { state: 'paid', paid: 'AED 820.00', paidAt: '2026-11-26T08:00:00Z', journalId: 'journal-1' },
    actions: ['cancel', 'print', 'editPrice', 'history', 'email'],
    ...replace,
  };
}

/** A booking that is confirmed and waits for its payment. */
export function heldOrder(replace: Partial<HotelOrder> = {}): HotelOrder {
  return hotelOrder({
    status: 'onHold',
    payment: { state: 'none' },
    payBy: '2026-12-17T15:00:00Z',
    actions: ['pay', 'cancel', 'print', 'history'],
    ...replace,
  });
}

export function queueRow(replace: Partial<HotelQueueRow> = {}): HotelQueueRow {
  return {
    referenceId: REFERENCE,
    hotel: 'Quiet House',
    city: 'Makkah',
    checkIn: '2026-12-20',
    checkOut: '2026-12-23',
    nights: 3,
    rooms: 1,
    guests: 3,
    leadGuest: 'Karim Rahman',
    status: 'confirmed',
    amount: 'AED 900.00',
    agentAmount: 'AED 820.00',
    createdAt: '2026-11-26T08:00:00Z',
    createdBy: 'Amina Rahman',
    ...replace,
  };
}

export function queueOf(rows: HotelQueueRow[], replace: Partial<HotelQueue> = {}): HotelQueue {
  return {
    rows,
    total: rows.length,
    counts: { all: rows.length, upcoming: 1, unConfirmed: 0, onHold: 0, completed: 0, cancelled: 0 },
    ...replace,
  };
}
