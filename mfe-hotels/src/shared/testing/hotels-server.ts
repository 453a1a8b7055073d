import { http, HttpResponse, portalHandlers, testServer } from '@jetway/kit-test';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';

import { MAKKAH } from './hotels';

const COUNTRIES = [
  {
    code2: 'AE',
    code3: 'ARE',
    name: 'United Arab Emirates',
    nationality: 'Emirati',
    dialCode: '+971',
    currency: 'AED',
  },
  { code2: 'BD', code3: 'BGD', name: 'Bangladesh', nationality: 'Bangladeshi', dialCode: '+880', currency: 'BDT' },
];
const BASE = '/api/hotel/v1/Hotel';

export const CALLS = {
  destinations: `${BASE}/SearchDestinations`,
  search: `${BASE}/Search`,
  read: `${BASE}/GetSearch`,
  detail: `${BASE}/GetDetail`,
};

/** A problem as the API answers it. */
export function problem(status: number, code: string) {
  return HttpResponse.json(
    { type: 'about:blank', title: code, status, code, retryable: false, requestId: 'req-7' },
    { status },
  );
}

class Observer {
  observe = vi.fn();
  unobserve = vi.fn();
  disconnect = vi.fn();
}

/** Serves what the search pages ask for except the search itself, on 26 November 2026. Call it once, at the top of a test file. */
export function hotelsServer(): ReturnType<typeof testServer> {
  const calls = testServer(
    http.post(CALLS.destinations, () => HttpResponse.json({ destinations: [MAKKAH] })),
    http.get('/api/utility/v1/Country/GetAllCountries', () => HttpResponse.json(COUNTRIES)),
    ...portalHandlers(),
  );
  beforeAll(calls.start);
  afterEach(calls.reset);
  afterEach(() => void vi.useRealTimers());
  afterAll(calls.stop);
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T08:00:00Z') });
    // jsdom has no layout, so nothing intersects the window or is resized.
    for (const observer of ['IntersectionObserver', 'ResizeObserver']) vi.stubGlobal(observer, Observer);
  });
  return calls;
}
