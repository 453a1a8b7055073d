import type { AirSearchResponse } from '@jetway/kit-api/flights';
import { http, HttpResponse, portalHandlers, press, renderWithPortal, testServer } from '@jetway/kit-test';
import { screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import module from '../../module';
import { daysHandler } from '../../shared/testing/days';
import { answer, flight } from '../../shared/testing/flights';
import { ResultsPage } from './results.page';

const START = '/api/search/v1/AirSearch';
const ADDRESS = '/flight-search-result?trip=O&journey=DXB.DAC.2026-12-01&adults=1&cabin=E';

const calls = testServer(http.post('/api/utility/v1/Airport/GetAirportsByKey', () => HttpResponse.json([])), daysHandler(), ...portalHandlers());
beforeAll(calls.start);
afterEach(calls.reset);
afterEach(() => void vi.useRealTimers());
afterAll(calls.stop);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T08:00:00Z') });
  vi.stubGlobal('IntersectionObserver', class { observe = vi.fn(); disconnect = vi.fn(); });
});

const serve = (...args: Parameters<typeof answer>) => calls.server.use(http.post(START, () => HttpResponse.json(answer(...args))));
const openWith = (replace: Partial<AirSearchResponse>) => {
  serve([], replace);
  return renderWithPortal(<ResultsPage />, { module, at: ADDRESS, path: '/flight-search-result' });
};

it('says that nobody flies there only when everybody was heard', async () => {
  await openWith({ suppliersSilent: 0 });
  expect(await screen.findByText(/No airline offers this journey on this day/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it.each([
  [3, 'No airline answered'],
  [1, 'No flights so far'],
])('with %i of 3 suppliers silent says “%s”, and searches again when asked to', async (suppliersSilent, title) => {
  await openWith({ suppliersSilent });
  expect(await screen.findByText(title)).toBeInTheDocument();
  expect(screen.queryByText(/No airline offers this journey/)).toBeNull();
  serve([flight({ itineraryId: 'late' })]);
  await press('Try again');
  expect(await screen.findByRole('article')).toBeInTheDocument();
});
