import type { HotelSearchRequest } from '@jetway/kit-api/hotels';
import { http, HttpResponse, runStandalone } from '@jetway/kit-test/portal-host';

import module from './module';
import { answer, detail, hotel, MAKKAH, rate, room } from './shared/testing/hotels';

/** Hotels of the fictional city: `?hotels=2000` tests a long list. */
const SIZE = Number(new URLSearchParams(location.search).get('hotels') ?? 120);
const BATCHES = 3;
const BASE = '/api/hotel/v1/Hotel';
const KINDS = ['hotel', 'resort', 'apartment', 'guesthouse', 'hostel'] as const;
const LIVES_MS = 1_800_000;

const HOTELS = Array.from({ length: SIZE }, (_, index) => {
  const stars = 1 + (index % 5);
  const night = 80 + ((index * 37) % 900);
  const kind = KINDS[index % KINDS.length] ?? 'hotel';
  const distanceKm = Math.round(((index * 7919) % 900) / 10) / 10;
  return hotel({
    hotelGuid: `h${index}`,
    name: `House ${index + 1}`,
    stars,
    propertyType: kind,
    picture: `${kind}-${(index * 47) % 360}-${index % 9999}`,
    lat: 21.4225 + (((index * 7919) % 1000) - 500) / 9_000,
    lon: 39.8262 + (((index * 104_729) % 1000) - 500) / 9_000,
    amount: `AED ${night * 3}.00`,
    perNight: `AED ${night}.00`,
    area: ['Ajyad', 'Aziziyah', 'Misfalah'][index % 3] ?? 'Ajyad',
    landmark: { name: 'Masjid al-Haram', distanceKm },
    boards: index % 2 ? ['roomOnly', 'breakfast'] : ['halfBoard'],
    amenities: ['wifi', ...(index % 3 ? ['restaurant'] : ['haramView', 'haramShuttle'])],
    offers: 1 + (index % 3),
    ...(index % 2
      ? { freeCancellationUntil: '2026-12-18T15:00:00Z', freeCancellationUntilLocal: '2026-12-18T18:00' }
      : {}),
    ...(index % 4 ? { review: { score: 6 + ((index * 13) % 40) / 10, count: 10 + index } } : {}),
  });
});

let asked: Partial<HotelSearchRequest> = {};
let batch = 0;

/** What has arrived so far of the last search. */
function arrived() {
  const { nationality = 'AE', residency = 'AE', checkIn = '2026-12-20', checkOut = '2026-12-23', rooms = [] } = asked;
  const nights = (Date.parse(checkOut) - Date.parse(checkIn)) / 86_400_000;
  return answer(HOTELS.slice(0, Math.ceil((SIZE * batch) / BATCHES)), {
    expiresAt: new Date(Date.now() + LIVES_MS).toISOString(),
    completed: batch >= BATCHES,
    suppliersRemaining: BATCHES - batch,
    refreshCount: batch,
    pollAfterMs: 900,
    search: { destination: MAKKAH, nationality, residency, checkIn, checkOut, nights, rooms },
  });
}

void runStandalone({
  module,
  handlers: [
    http.post(`${BASE}/SearchDestinations`, () => HttpResponse.json({ destinations: [MAKKAH] })),
    http.get('/api/utility/v1/Country/GetAllCountries', () => HttpResponse.json([])),
    http.post(`${BASE}/Search`, async ({ request }) => {
      asked = (await request.json()) as HotelSearchRequest;
      batch = 1;
      return HttpResponse.json(arrived());
    }),
    http.post(`${BASE}/GetSearch`, () => {
      batch = Math.min(BATCHES, batch + 1);
      return HttpResponse.json(arrived());
    }),
    http.post(`${BASE}/GetDetail`, async ({ request }) => {
      const { hotelGuid } = (await request.json()) as { hotelGuid: string };
      const found = HOTELS.find((one) => one.hotelGuid === hotelGuid) ?? hotel({ hotelGuid });
      const rates = [
        rate({ roomRateGuid: 'flexible', allotment: 3 }),
        rate({ roomRateGuid: 'strict', refundable: false }),
      ];
      return HttpResponse.json(detail([room(rates)], { hotel: found }));
    }),
  ],
});
