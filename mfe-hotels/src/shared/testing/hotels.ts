import type {
  HotelCard,
  HotelDestination,
  HotelDetail,
  HotelRate,
  HotelRoom,
  HotelSearchResponse,
} from '@jetway/kit-api/hotels';

import type { HotelQuery } from '../hotel-query';

export const MAKKAH: HotelDestination = {
  kind: 'city',
  id: 'c-makkah',
  name: 'Makkah',
  cityName: 'Makkah',
  countryCode: 'SA',
  countryName: 'Saudi Arabia',
};

/** Two adults with a child of 8, three nights in Makkah. */
export const QUERY: HotelQuery = {
  place: { kind: 'city', id: 'c-makkah', name: 'Makkah, Saudi Arabia' },
  nationality: 'BD',
  residency: 'AE',
  checkIn: '2026-12-20',
  checkOut: '2026-12-23',
  rooms: [{ adults: 2, childAges: [8] }],
};

/** A four-star hotel near the Haram for AED 900. */
export function hotel(replace: Partial<HotelCard> & { hotelGuid: string }): HotelCard {
  return {
    name: 'Quiet House',
    stars: 4,
    propertyType: 'hotel',
    lat: 21.4225,
    lon: 39.8262,
    address: '1 Ajyad Street',
    area: 'Ajyad',
    distanceKm: 2,
    picture: 'hotel-212-4711',
    amenities: ['wifi'],
    amount: 'AED 900.00',
    perNight: 'AED 300.00',
    taxesIncluded: true,
    boards: ['roomOnly'],
    offers: 1,
    ...replace,
  };
}

export function answer(hotels: HotelCard[], replace: Partial<HotelSearchResponse> = {}): HotelSearchResponse {
  const { nationality, residency, checkIn, checkOut, rooms } = QUERY;
  return {
    requestId: 'r1',
    expiresAt: '2099-01-01T00:00:00Z',
    completed: true,
    suppliersRemaining: 0,
    refreshCount: 1,
    pollAfterMs: 1,
    search: { destination: MAKKAH, nationality, residency, checkIn, checkOut, nights: 3, rooms },
    currency: 'AED',
    center: { lat: 21.4, lon: 39.8 },
    landmarks: [{ name: 'Masjid al-Haram', lat: 21.4225, lon: 39.8262 }],
    hotels,
    ...replace,
  };
}

/** A refundable rate with breakfast for AED 900. */
export function rate(replace: Partial<HotelRate> & { roomRateGuid: string }): HotelRate {
  return {
    board: 'breakfast',
    amount: 'AED 900.00',
    perNight: ['2026-12-20', '2026-12-21', '2026-12-22'].map((date) => ({ date, amount: 'AED 300.00' })),
    taxes: [],
    payAtHotel: 'AED 0.00',
    refundable: true,
    cancellation: [],
    onRequest: false,
    rateType: 'bookable',
    ...replace,
  };
}

export function room(rates: HotelRate[], replace: Partial<HotelRoom> = {}): HotelRoom {
  return {
    roomGuid: 'm1',
    name: 'Double room',
    beds: '1 double bed',
    sleeps: 3,
    amenities: ['wifi'],
    rates,
    ...replace,
  };
}

export function detail(rooms: HotelRoom[], replace: Partial<HotelDetail> = {}): HotelDetail {
  return {
    requestId: 'r1',
    expiresAt: '2099-01-01T00:00:00Z',
    hotel: hotel({ hotelGuid: 'h1' }),
    zone: 'Asia/Riyadh',
    description: 'A quiet house in a side street.',
    checkInFrom: '15:00',
    checkOutUntil: '12:00',
    policies: ['No smoking.'],
    facilities: ['pool'],
    pictures: ['facade:hotel-212-4711', 'room:hotel-212-4711'],
    nearby: [{ name: 'Masjid al-Haram', distanceKm: 0.4 }],
    rooms,
    ...replace,
  };
}
