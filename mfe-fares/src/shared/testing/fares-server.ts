import { http, HttpResponse, portalHandlers, testServer } from '@jetway/kit-test';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';

const COUNTRIES = [
  { code2: 'BD', code3: 'BGD', name: 'Bangladesh', nationality: 'Bangladeshi', dialCode: '+880', currency: 'BDT' },
];

/** Suggestions of an empty airport field. */
export const DUBAI = {
  ...{ airportCode: 'DXB', airportName: 'Dubai International', cityCode: 'DXB', cityName: 'Dubai' },
  ...{ countryCode: 'AE', countryName: 'United Arab Emirates', lat: 25.3, lon: 55.4 },
  ...{ timezone: 'Asia/Dubai', rank: 1, kind: 'airport' },
};

/** A problem as the API answers it. */
export function problem(status: number, code: string, more: object = {}) {
  return HttpResponse.json(
    { type: 'about:blank', title: code, status, code, retryable: false, requestId: 'req-7', ...more },
    { status },
  );
}

/** Serves what every page asks for, on 26 November 2026. Call it once, at the top of a test file. */
export function faresServer(): ReturnType<typeof testServer> {
  const calls = testServer(
    http.get('/api/utility/v1/Country/GetAllCountries', () => HttpResponse.json(COUNTRIES)),
    http.post('/api/utility/v1/Airport/GetAirportsByKey', () => HttpResponse.json([DUBAI])),
    ...portalHandlers(),
  );
  beforeAll(calls.start);
  afterEach(calls.reset);
  afterEach(() => void vi.useRealTimers());
  afterAll(calls.stop);
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T08:00:00Z') }));
  return calls;
}
