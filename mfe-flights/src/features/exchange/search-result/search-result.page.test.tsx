import type { ExchangeFilterBody, ExchangeOffers } from '@jetway/kit-api/flights';
import { http, HttpResponse, press, portalHandlers, renderWithPortal, testServer } from '@jetway/kit-test';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import { airlineOf, offer, out, part } from '../../../shared/testing/exchanges';
import { exchangeModule } from '../testing/exchange-module';
import { ExchangeSearchResultPage } from './search-result.page';

const CALL = '/api/postticketing/v1/exchange/searchfilter';
const calls = testServer(...portalHandlers());
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

const late = offer({
  offerId: 'o2',
  total: 'AED 400.00',
  difference: 'AED -80.00',
  segments: [
    out,
    part({ flight: 'ZZ7', operating: airlineOf('YY'), departsAt: '2026-12-13T22:00', arrivesAt: '2026-12-14T01:00' }),
  ],
});

function serve(items: ExchangeOffers['items'], replace: Partial<ExchangeOffers> = {}) {
  const bodies: ExchangeFilterBody[] = [];
  calls.server.use(
    http.post(CALL, async ({ request }) => {
      const body = (await request.json()) as ExchangeFilterBody;
      bodies.push(body);
      const { airlines = [] } = body;
      const shown = items.filter(({ segments }) => airlines.every((code) => segments.at(-1)?.flight.startsWith(code)));
      return HttpResponse.json({
        byHand: false,
        total: shown.length,
        items: shown,
        airlines: ['QQ', 'ZZ'].map(airlineOf),
        stops: ['0'],
        ...replace,
      });
    }),
  );
  return bodies;
}

const open = (query = '?reference=DMO2611-00001A&requestId=1.2026-12-13') =>
  renderWithPortal(<ExchangeSearchResultPage />, {
    module: exchangeModule,
    path: '/flight-exchange-search-result',
    at: `/flight-exchange-search-result${query}`,
  });

const shown = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label')?.slice(0, 2));

it('lists flights with their price difference, sorts and filters them, and selects one', async () => {
  const bodies = serve([late, offer()]);
  const { router } = await open();
  expect(await screen.findByText(/120\.00 more/)).toBeInTheDocument();
  expect(screen.getByText(/80\.00 less/)).toBeInTheDocument();
  expect(screen.getAllByText('Stays')).toHaveLength(2);
  expect(shown()).toEqual(['ZZ', 'QQ']);
  // On its card and in the filter.
  expect(screen.getAllByText('ZZ Airways')).toHaveLength(2);
  expect(screen.getByText(/YY Airways/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /Depart/ }));
  expect(shown()).toEqual(['QQ', 'ZZ']);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'ZZ Airways' }));
  await waitFor(() => expect(shown()).toEqual(['ZZ']));
  expect(bodies.at(-1)).toEqual({
    orderReference: 'DMO2611-00001A',
    exchangeItineraries: [{ legGroup: 1, travelDate: '2026-12-13' }],
    airlines: ['ZZ'],
    stops: [],
  });
  await press(/^Select: ZZ/);
  expect(router.state.location.pathname).toBe('/flight-exchange-confirm');
  expect(router.state.location.search).toBe('?reference=DMO2611-00001A&requestId=1.2026-12-13&offerId=o2');
});

it('without flights leads back to the days', async () => {
  serve([]);
  await open();
  expect(await screen.findByText('No flights on these days')).toBeInTheDocument();
  for (const link of screen.getAllByRole('link', { name: 'Change the days' }))
    expect(link).toHaveAttribute('href', '/flight-exchange-request?reference=DMO2611-00001A');
});

it('says that our team quotes what the airline does not price', async () => {
  serve([offer({ total: undefined, difference: undefined })], { byHand: true });
  await open();
  expect(await screen.findByText('Our team quotes this exchange')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Select: QQ/ })).toBeInTheDocument();
});

it('offers a retry when the search fails, and says when the address contains no search', async () => {
  calls.server.use(http.post(CALL, () => HttpResponse.json({}, { status: 500 })));
  const { unmount } = await open();
  expect(await screen.findByText('The flights could not be searched')).toBeInTheDocument();
  unmount();
  await open('?reference=DMO2611-00001A');
  expect(await screen.findByText('We cannot find this order')).toBeInTheDocument();
});
