import type { AirSearchResponse, Itinerary } from '@jetway/kit-api/flights';
import { http, HttpResponse } from '@jetway/kit-test';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import { answer, flight } from '../../shared/testing/flights';
import { openResults, resultsServer } from './testing/results-server';

const cheap = flight({ itineraryId: 'cheap', amount: 'AED 900.00' });
const dear = flight({ itineraryId: 'dear', amount: 'AED 1000.00' });

/** The requests after the first response, in order: which call, and from which batch on. */
const asked: [string, string | null][] = [];
const note = ({ url }: Request) => {
  const { pathname, searchParams } = new URL(url);
  asked.push([pathname.split('/').at(-1) ?? '', searchParams.get('since')]);
};
const batch = (flights: Itinerary[], replace: Partial<AirSearchResponse>) =>
  `event: batch\ndata: ${JSON.stringify(answer(flights, replace))}\n\n`;

const calls = resultsServer(
  http.post('/api/search/v1/AirSearch', () =>
    HttpResponse.json(answer([dear], { resultCompleted: false, suppliersRemaining: 2, refreshCount: 1 })),
  ),
  http.post('/api/search/v1/RefreshAirSearch', ({ request }) => {
    note(request);
    return HttpResponse.json(answer([], { refreshCount: 3 }));
  }),
);
beforeEach(() => {
  asked.length = 0;
});

async function hear(text: string) {
  calls.server.use(
    http.get('/api/search/v1/GetAirSearchEvents', ({ request }) => {
      note(request);
      return new HttpResponse(text, { headers: { 'content-type': 'text/event-stream' } });
    }),
  );
  await openResults();
  expect(await screen.findByText('2 flights')).toBeInTheDocument();
}

it('batches are streamed until the search is complete, without further requests', async () => {
  await hear(batch([], { resultCompleted: false, refreshCount: 1 }) + batch([cheap], { refreshCount: 2 }));
  expect(asked).toEqual([['GetAirSearchEvents', '1']]);
});

it('what a broken stream missed is requested', async () => {
  await hear(batch([cheap], { resultCompleted: false, refreshCount: 2 }));
  expect(asked).toEqual([
    ['GetAirSearchEvents', '1'],
    ['RefreshAirSearch', '2'],
  ]);
});
