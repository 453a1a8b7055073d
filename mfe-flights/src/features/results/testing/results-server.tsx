import { http, HttpResponse, portalHandlers, renderWithPortal, testServer } from '@jetway/kit-test';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';

import module from '../../../module';
import { daysHandler } from '../../../shared/testing/days';
import { ResultsPage } from '../results.page';

/** One way from Dubai to Dhaka on 1 December 2026. */
export const ADDRESS = '/flight-search-result?trip=O&journey=DXB.DAC.2026-12-01&adults=1&cabin=E';

type Handlers = Parameters<typeof testServer>;

/**
 * Serves everything the results page requests except its search, on 21 November 2026, in a window that does not scroll. Call
 * it once, at the top of a test file.
 */
export function resultsServer(...handlers: Handlers): ReturnType<typeof testServer> {
  const calls = testServer(
    http.post('/api/utility/v1/Airport/GetAirportsByKey', () => HttpResponse.json([])),
    ...handlers,
    daysHandler(),
    ...portalHandlers(),
  );
  beforeAll(calls.start);
  afterEach(calls.reset);
  afterEach(() => void vi.useRealTimers());
  afterAll(calls.stop);
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T08:00:00Z') });
    window.scrollTo = vi.fn();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = vi.fn();
        disconnect = vi.fn();
      },
    );
  });
  return calls;
}

/** The results page at an address. */
export const openResults = (at = ADDRESS, path = '/flight-search-result') =>
  renderWithPortal(<ResultsPage />, { module, at, path });
