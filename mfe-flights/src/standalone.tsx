import { http, HttpResponse, runStandalone } from '@jetway/kit-test/portal-host';

import {
  CREATE,
  details,
  ORDER,
  PRICE,
  queued,
  READ,
  record,
  shared,
  SOURCES,
} from './features/searchpad/queue-share/testing/records';
import module from './module';
import { answer } from './shared/testing/flights';
import { market } from './shared/testing/market';

/** Number of flights in the fictional market: `?market=2000` tests a long list. */
const SIZE = Number(new URLSearchParams(location.search).get('market') ?? 120);
const BATCHES = 3;
const DAY_MS = 86_400_000;
const AIRPORTS = [
  {
    airportCode: 'DXB',
    airportName: 'Dubai International',
    cityCode: 'DXB',
    cityName: 'Dubai',
    countryCode: 'AE',
    countryName: 'United Arab Emirates',
  },
  {
    airportCode: 'DAC',
    airportName: 'Hazrat Shahjalal International',
    cityCode: 'DAC',
    cityName: 'Dhaka',
    countryCode: 'BD',
    countryName: 'Bangladesh',
  },
  {
    airportCode: 'CGP',
    airportName: 'Shah Amanat International',
    cityCode: 'CGP',
    cityName: 'Chattogram',
    countryCode: 'BD',
    countryName: 'Bangladesh',
  },
].map((airport) => ({ ...airport, lat: 0, lon: 0, timezone: 'UTC', rank: 1, kind: 'airport' }));

/** The flights of a batch. */
function batch(number: number) {
  const flights = market(SIZE).filter((_, index) => index % BATCHES === number - 1);
  const isLast = number === BATCHES;
  return answer(flights, {
    resultCompleted: isLast,
    suppliersTotal: BATCHES,
    suppliersRemaining: BATCHES - number,
    refreshCount: number,
    pollAfterMs: 1500,
  });
}

/** Prices on two days of three, seen some hours ago. */
function daysSeen(asked: URLSearchParams) {
  const [from, until] = [Date.parse(asked.get('from') ?? ''), Date.parse(asked.get('until') ?? '')];
  const all = Array.from({ length: Math.round((until - from) / DAY_MS) + 1 }, (_, index) => from + index * DAY_MS);
  const known = all.filter((day) => (day / DAY_MS) % 3 !== 0);
  const days = known.map((day) => ({
    departureDate: new Date(day).toISOString().slice(0, 10),
    amount: `AED ${500 + (((day / DAY_MS) * 37) % 400)}.00`,
    seenAt: new Date(Date.now() - (((day / DAY_MS) * 5) % 70) * 3_600_000).toISOString(),
    source: (day / DAY_MS) % 4 === 0 ? 'search' : 'index',
  }));
  return { currency: asked.get('currency') ?? 'AED', days, filling: false };
}

/** A record by its locator: `ON…` is not transferred, any other can be imported at a higher fare. */
function recordOf(pnr: string, source: string) {
  const isOurs = !pnr.startsWith('ON');
  const { officeId } = record();
  if (isOurs) return record({ pnr, source });
  const hidden = { segments: [], travellers: [], ticketed: false, storedCurrencies: [] };
  return {
    source,
    pnr,
    officeId,
    blockers: ['notReleasedToQueue'],
    transferQueueText: queued.transferQueueText,
    ...hidden,
  };
}

void runStandalone({
  module,
  handlers: [
    http.get(SOURCES, () => HttpResponse.json({ sources: [queued, shared] })),
    http.post(READ, async ({ request }) => {
      const { pnr, source } = (await request.json()) as { pnr: string; source: string };
      return HttpResponse.json(recordOf(pnr, source));
    }),
    http.post(PRICE, () => HttpResponse.json(details({ status: 'PriceChanged', delta: 'AED 30.00' }))),
    http.post(CREATE, () => HttpResponse.json({ orderReference: ORDER, status: 'OnHold' })),
    http.post('/api/utility/v1/Airport/GetAirportsByKey', async ({ request }) => {
      const { searchTerm } = (await request.json()) as { searchTerm: string };
      const isMeant = (airport: object) =>
        Object.values(airport).some((value) => String(value).toLowerCase().includes(searchTerm.toLowerCase()));
      return HttpResponse.json(AIRPORTS.filter(isMeant));
    }),
    http.post('/api/search/v1/AirSearch', () => HttpResponse.json(batch(1))),
    http.post('/api/search/v1/GetAirSearchFareDays', ({ request }) =>
      HttpResponse.json(daysSeen(new URL(request.url).searchParams)),
    ),
    http.post('/api/search/v1/GetAirSearch', () => HttpResponse.json(answer(market(SIZE)))),
    http.post('/api/search/v1/RefreshAirSearch', ({ request }) => {
      const since = Number(new URL(request.url).searchParams.get('since'));
      return HttpResponse.json(batch(since + 1));
    }),
  ],
});
