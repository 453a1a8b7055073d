import type { ExchangeOrder, ExchangePrice, ExchangeRequestBody } from '@jetway/kit-api/flights';
import { http, HttpResponse, press, portalHandlers, renderWithPortal, testServer } from '@jetway/kit-test';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import {
  before,
  exchangeable,
  exchangeAsked,
  exchangeQuote,
  offer,
  out,
  part,
  ticketed,
} from '../../../shared/testing/exchanges';
import { exchangeModule } from '../testing/exchange-module';
import { ExchangeConfirmPage } from './confirm.page';

const API = '/api/postticketing/v1/exchange';
const calls = testServer(...portalHandlers());
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

function serve(found: ExchangeOrder, price: ExchangePrice = { byHand: false, quote: exchangeQuote() }) {
  const sent: { call: string; body: ExchangeRequestBody }[] = [];
  const take = (call: string) =>
    http.post(`${API}/${call}`, async ({ request }) => {
      sent.push({ call, body: (await request.json()) as ExchangeRequestBody });
      const state = call === 'request' ? ('quoted' as const) : ('requested' as const);
      return HttpResponse.json({
        orderReference: ticketed.orderReference,
        title: 'DXB-DAC-DXB',
        leadName: 'Karim Rahman',
        request: exchangeAsked({ state }),
      });
    });
  calls.server.use(
    http.get(`${API}/airgetorderrequest`, () => HttpResponse.json(found)),
    http.post(`${API}/itinerarysummary`, () => HttpResponse.json({ before, after: [out, part()] })),
    http.post(`${API}/itinerary`, () => HttpResponse.json({ offer: offer(), checkedBag: '30 kg', cabinBag: '7 kg' })),
    http.post(`${API}/price`, () => HttpResponse.json(price)),
    take('request'),
    take('manualrequest'),
  );
  return sent;
}

const open = () =>
  renderWithPortal(<ExchangeConfirmPage />, {
    module: exchangeModule,
    path: '/flight-exchange-confirm',
    at: `/flight-exchange-confirm?reference=DMO2611-00001A&requestId=1.2026-12-13&offerId=o1`,
  });

const body = {
  orderReference: 'DMO2611-00001A',
  exchangeItineraries: [{ legGroup: 1, travelDate: '2026-12-13' }],
  reason: 'customerChanges',
};

it('shows every flight and what makes up the price, and requests it once however often it is pressed', async () => {
  const sent = serve(exchangeable());
  const { router } = await open();
  const after = within(await screen.findByRole('group', { name: 'After' }));
  expect(after.getAllByRole('listitem')).toHaveLength(2);
  expect(after.getByText('Stays')).toBeInTheDocument();
  expect(after.getByText('New')).toBeInTheDocument();
  for (const [term, amount] of [
    ['Value of the old tickets', '480.00'],
    ['New tickets', '600.00'],
    ['Difference of the fares', '132.00'],
    ['Difference of the taxes', '12.00'],
    ['Airline penalty', '150.00'],
    ['Request fee', '50.00'],
  ] as const)
    expect((await screen.findByText(term)).closest('div')).toHaveTextContent(amount);
  expect(screen.queryByText('Not returned')).toBeNull();
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Confirm exchange' }));
  await expect.poll(() => router.state.location.pathname).toBe('/flight-exchange-view');
  expect(router.state.location.search).toBe('?reference=X-2611-00001');
  expect(sent).toEqual([{ call: 'request', body: { ...body, offerId: 'o1' } }]);
});

it.each([
  ['an order of which our team quotes every exchange', exchangeable({ byHand: true }), undefined],
  ['flights the airline does not price', exchangeable(), { byHand: true }],
] as const)('asks our team about %s', async (_what, found, price) => {
  const sent = serve(found, price);
  await open();
  expect(await screen.findByText(/gives no price for it here/)).toBeInTheDocument();
  expect(within(await screen.findByRole('group', { name: 'After' })).getAllByRole('listitem')).toHaveLength(2);
  await press('Ask our team');
  await expect.poll(() => sent).toEqual([{ call: 'manualrequest', body: { ...body, offerId: 'o1' } }]);
});

it('that is refused says why, and where the open request is', async () => {
  serve(exchangeable());
  const problem = { type: 'about:blank', title: 'Refused', status: 409, code: 'after_sale.open', retryable: false };
  calls.server.use(http.post(`${API}/request`, () => HttpResponse.json(problem, { status: 409 })));
  await open();
  await press('Confirm exchange');
  expect(await screen.findByText(/Another request for this order is open/)).toBeInTheDocument();
});

it('goes to our team when the airline accepts no request for it', async () => {
  const sent = serve(exchangeable());
  const problem = { type: 'about:blank', title: 'By hand', status: 409, code: 'exchange.by_hand', retryable: false };
  calls.server.use(http.post(`${API}/request`, () => HttpResponse.json(problem, { status: 409 })));
  await open();
  await press('Confirm exchange');
  expect(await screen.findByText('Our team quotes this exchange')).toBeInTheDocument();
  await press('Ask our team');
  await expect.poll(() => sent.map(({ call }) => call)).toEqual(['manualrequest']);
});

it('that cannot be priced offers another try', async () => {
  serve(exchangeable());
  const problem = { type: 'about:blank', title: 'Gone', status: 409, code: 'exchange.offer_gone', retryable: false };
  calls.server.use(http.post(`${API}/price`, () => HttpResponse.json(problem, { status: 409 })));
  await open();
  expect(await screen.findByText(/These flights are no longer available/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Confirm exchange' })).toBeNull();
});
