import type { AirSearchResponse, Itinerary } from '@jetway/kit-api/flights';
import { http, HttpResponse, portalHandlers, renderWithPortal, testServer } from '@jetway/kit-test';
import { screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import module from '../../module';
import { daysHandler } from '../../shared/testing/days';
import { answer, flight } from '../../shared/testing/flights';
import { ResultsPage } from './results.page';

const ADDRESS = '/flight-search-result?trip=O&journey=DXB.DAC.2026-12-01&adults=1&cabin=E';
const cheap = flight({ itineraryId: 'cheap', amount: 'AED 900.00' });
const dear = flight({ itineraryId: 'dear', amount: 'AED 1000.00' });

/** What was asked after the first answer, in order: which call, and since which batch. */
const asked: [string, string | null][] = [];
const note = ({ url }: Request) => {
  const { pathname, searchParams } = new URL(url);
  asked.push([pathname.split('/').at(-1) ?? '', searchParams.get('since')]);
};
const batch = (flights: Itinerary[], replace: Partial<AirSearchResponse>) => `event: batch\ndata: ${JSON.stringify(answer(flights, replace))}\n\n`;

const calls = testServer(
  http.post('/api/utility/v1/Airport/GetAirportsByKey', () => HttpResponse.json([])),
  http.post('/api/search/v1/AirSearch', () => HttpResponse.json(answer([dear], { resultCompleted: false, suppliersRemaining: 2, refreshCount: 1 }))),
  http.post('/api/search/v1/RefreshAirSearch', ({ request }) => {
    note(request);
    return HttpResponse.json(answer([], { refreshCount: 3 }));
  }),
  daysHandler(),
  ...portalHandlers(),
);
beforeAll(calls.start);
afterEach(calls.reset);
afterEach(() => void vi.useRealTimers());
afterAll(calls.stop);
beforeEach(() => {
  asked.length = 0;
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T08:00:00Z') });
  vi.stubGlobal('IntersectionObserver', class { observe = vi.fn(); disconnect = vi.fn(); });
});

async function hear(text: string) {
  calls.server.use(
    http.get('/api/search/v1/GetAirSearchEvents', ({ request }) => {
      note(request);
      return new HttpResponse(text, { headers: { 'content-type': 'text/event-stream' } });
    }),
  );
  await renderWithPortal(<ResultsPage />, { module, at: ADDRESS, path: '/flight-search-result' });
  expect(await screen.findByText('2 flights', undefined, { timeout: 3000 })).toBeInTheDocument();
}

it('batches are heard until the search is complete, and nothing is asked', async () => {
  await hear(batch([], { resultCompleted: false, refreshCount: 1 }) + batch([cheap], { refreshCount: 2 }));
  expect(asked).toEqual([['GetAirSearchEvents', '1']]);
});

it('what a stream that broke off has left out is asked for', async () => {
  await hear(batch([cheap], { resultCompleted: false, refreshCount: 2 }));
  expect(asked).toEqual([['GetAirSearchEvents', '1'], ['RefreshAirSearch', '2']]);
});
