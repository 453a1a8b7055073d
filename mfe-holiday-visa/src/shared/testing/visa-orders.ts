import orders from '@jetway/kit-orders/texts/en';
import { defineModule } from '@jetway/kit-runtime';
import { http, HttpResponse, portalHandlers, testServer } from '@jetway/kit-test';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';

import applications from '../../locales/en/applications.json';
import order from '../../locales/en/order.json';
import print from '../../locales/en/print.json';
import words from '../../locales/en/words.json';
import shared from '../../locales/en.json';
import { manifest } from '../../manifest';
import { ORDER_CALLS, REFERENCE } from './visa-data';

export * from './visa-data';

/** The part of this module that the pages of orders need, for page tests. */
export const ordersModule = defineModule({
  manifest: { ...manifest, routes: [] },
  namespace: 'visas',
  locales: { en: { ...shared, applications, order, orders, print, words } },
  routes: [],
});

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
  { code2: 'TH', code3: 'THA', name: 'Thailand', nationality: 'Thai', dialCode: '+66', currency: 'THB' },
];

/** A problem as the API answers it. */
export function problem(status: number, code: string, more: object = {}) {
  return HttpResponse.json(
    { type: 'about:blank', title: code, status, code, retryable: false, requestId: 'req-7', ...more },
    { status },
  );
}

/** Serves what the pages of orders ask for beside the order itself, on 26 November 2026. Call it once, at the top of a test file. */
export function ordersServer(): ReturnType<typeof testServer> {
  const calls = testServer(
    http.get('/api/utility/v1/Country/GetAllCountries', () => HttpResponse.json(COUNTRIES)),
    http.post(ORDER_CALLS.notes, () => HttpResponse.json({ orderReference: REFERENCE, notes: [] })),
    http.post(ORDER_CALLS.countries, () =>
      HttpResponse.json({ destinations: [{ code: 'TH', name: 'Thailand', popular: true }], nationalities: [] }),
    ),
    ...portalHandlers(),
  );
  beforeAll(calls.start);
  afterEach(calls.reset);
  afterEach(() => void vi.useRealTimers());
  afterAll(calls.stop);
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T08:00:00Z') }));
  return calls;
}
