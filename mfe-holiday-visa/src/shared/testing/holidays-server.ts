import { http, HttpResponse, portalHandlers, testServer } from '@jetway/kit-test';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';

import { city, HOLIDAY_CALLS, HOLIDAY_ORDER } from './holidays';

const COUNTRIES = [
  {
    code2: 'AE',
    code3: 'ARE',
    name: 'United Arab Emirates',
    nationality: 'Emirati',
    dialCode: '+971',
    currency: 'AED',
  },
];

/** Serves what the pages about holidays ask for beside their subject, on 26 November 2026. Call it once, at the top of a test file. */
export function holidaysServer(): ReturnType<typeof testServer> {
  const calls = testServer(
    http.get('/api/utility/v1/Country/GetAllCountries', () => HttpResponse.json(COUNTRIES)),
    http.get(HOLIDAY_CALLS.available, () => HttpResponse.json({ cities: [city()] })),
    http.post(HOLIDAY_CALLS.cities, () => HttpResponse.json({ cities: [city()] })),
    http.get(HOLIDAY_CALLS.profile, () =>
      HttpResponse.json({
        firstName: 'Omar',
        lastName: 'Rahman',
        email: 'agent@desertrose.test',
        phoneNumber: '+971501234567',
        phoneVerified: true,
        companyName: 'Desert Rose Travel',
        roles: ['owner'],
        memberSince: '2026-01-05T06:00:00Z',
      }),
    ),
    http.post('/api/order/v1/GetOrderNotes', () => HttpResponse.json({ orderReference: HOLIDAY_ORDER, notes: [] })),
    ...portalHandlers(),
  );
  beforeAll(calls.start);
  afterEach(calls.reset);
  afterEach(() => void vi.useRealTimers());
  afterAll(calls.stop);
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T08:00:00Z') }));
  return calls;
}
