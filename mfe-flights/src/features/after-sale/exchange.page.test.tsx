import type { AfterSaleRequest, ExchangeApproveBody } from '@jetway/kit-api/flights';
import { http, HttpResponse, portalHandlers, renderWithPortal, testServer } from '@jetway/kit-test';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import { exchangeAsked, exchangeQuote, ticketed } from '../../shared/testing/exchanges';
import { ExchangePage } from './request.page';
import { bookingModule } from '../../shared/testing/booking-module';

const API = '/api/postticketing/v1/exchange';
const calls = testServer(...portalHandlers());
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

const withQuote = (replace: Parameters<typeof exchangeQuote>[0]) =>
  exchangeAsked({ exchange: { ...exchangeAsked().exchange!, quote: exchangeQuote({ quoteId: 'q1', ...replace }) } });

/** Serves the request, as it is when it is read again to be approved, and a wallet. */
function serve(request: AfterSaleRequest, { now = request, balance = '12500.00', approvable = true } = {}) {
  const sent: ExchangeApproveBody[] = [];
  const state = { request };
  const row = (shown: AfterSaleRequest) => ({
    orderReference: ticketed.orderReference,
    title: 'DXB-DAC-DXB',
    leadName: 'Karim Rahman',
    request: shown,
  });
  const order = () => ({ ...ticketed, actions: [], requests: [state.request] });
  calls.server.use(
    http.get(`${API}/getrequest`, () => HttpResponse.json(row(state.request))),
    http.post('/api/order/v1/AirGetOrder', () => HttpResponse.json(order())),
    http.post(`${API}/verifyrequest`, () => HttpResponse.json({ approvable, row: row(now) })),
    http.get('*/mybalance', () =>
      HttpResponse.json({ walletCurrency: 'AED', walletBalance: balance, status: 'active' }),
    ),
    http.post(`${API}/approve`, async ({ request: call }) => {
      sent.push((await call.json()) as ExchangeApproveBody);
      state.request = { ...now, state: 'done', exchange: { ...now.exchange!, newTickets: ['1769876543210'] } };
      return HttpResponse.json(order());
    }),
  );
  return sent;
}

function refuse(code: string, more: object = {}) {
  const problem = { type: 'about:blank', title: 'Refused', status: 409, code, retryable: false, ...more };
  calls.server.use(http.post(`${API}/approve`, () => HttpResponse.json(problem, { status: 409 })));
}

/** Opens the request and asks to approve it. */
async function ask() {
  await renderWithPortal(<ExchangePage />, {
    module: bookingModule,
    path: '/flight-exchange-view',
    at: '/flight-exchange-view?reference=X-2611-00001',
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Approve quote' }));
  return within(await screen.findByRole('dialog', { name: 'Approve the exchange' }));
}

it('approves the quote that is shown, once however often it is pressed, and shows the new ticket', async () => {
  const sent = serve(exchangeAsked());
  const dialog = await ask();
  await dialog.findByText('Value of the old tickets');
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Approve quote' }));
  expect(await screen.findByText('1769876543210')).toBeInTheDocument();
  expect(screen.getByText('Completed')).toBeInTheDocument();
  expect(sent).toEqual([{ requestReference: 'X-2611-00001', quoteId: 'q1' }]);
});

it('shows a quote that differs from the one on the page before it can be approved', async () => {
  const sent = serve(exchangeAsked(), { now: withQuote({ quoteId: 'q2', addCollect: 'AED 400.00' }) });
  const dialog = await ask();
  expect(await dialog.findByText('The quote has changed')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Approve quote' }));
  await expect.poll(() => sent).toEqual([{ requestReference: 'X-2611-00001', quoteId: 'q2' }]);
});

it('reads the quote again when the server has another one', async () => {
  serve(exchangeAsked());
  refuse('after_sale.quote_changed');
  const dialog = await ask();
  await dialog.findByText('Value of the old tickets');
  await userEvent.click(dialog.getByRole('button', { name: 'Approve quote' }));
  expect(await dialog.findByText(/Nothing was charged and no ticket has changed/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Show the current quote' }));
  expect(await dialog.findByRole('button', { name: 'Approve quote' })).toBeEnabled();
});

it('is not offered while the wallet is short', async () => {
  serve(exchangeAsked(), { balance: '20.00' });
  const dialog = await ask();
  expect(await dialog.findByText(/You need AED\s300\.00 more to exchange/)).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Approve quote' })).toBeDisabled();
});

it('can be accepted when money is returned, however low the wallet balance', async () => {
  serve(withQuote({ addCollect: 'AED 0.00', residualRefund: 'AED 12.00' }), { balance: '0.00' });
  const dialog = await ask();
  await dialog.findByText('Value of the old tickets');
  expect(dialog.getByRole('button', { name: 'Approve quote' })).toBeEnabled();
});

it.each([
  ['over', { approvable: false }, 'This quote can no longer be approved'],
  ['expired', { now: withQuote({ validUntil: '2020-01-01T00:00:00Z' }) }, 'This quote can no longer be approved'],
])('that is %s cannot be approved', async (_what, served, title) => {
  serve(exchangeAsked(), served);
  const dialog = await ask();
  expect(await dialog.findByText(title)).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Approve quote' })).toBeDisabled();
});

it('is not sent again when the outcome is unknown', async () => {
  serve(exchangeAsked());
  refuse('order.outcome_unknown');
  const dialog = await ask();
  await dialog.findByText('Value of the old tickets');
  await userEvent.click(dialog.getByRole('button', { name: 'Approve quote' }));
  expect(await dialog.findByText('The exchange is being confirmed')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Approve quote' })).toBeDisabled();
});

it('is approved only while its amounts are shown', async () => {
  localStorage.setItem('jetway.flights.net-hidden', 'yes');
  const sent = serve(exchangeAsked());
  await renderWithPortal(<ExchangePage />, {
    module: bookingModule,
    path: '/flight-exchange-view',
    at: '/flight-exchange-view?reference=X-2611-00001',
  });
  expect(await screen.findByText(/Your price is hidden/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Approve quote' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show your price' }));
  expect(await screen.findByText('Value of the old tickets')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Approve quote' })).toBeEnabled();
  expect(sent).toEqual([]);
});

it('is left to a colleague for users who may not see the agency’s prices', async () => {
  const { before, after, oldTickets, newTickets } = exchangeAsked().exchange!;
  const { quote, exchange, ...asked } = exchangeAsked();
  expect([quote, exchange?.quote]).not.toContain(undefined);
  serve({ ...asked, exchange: { before, after, oldTickets, newTickets } });
  await renderWithPortal(<ExchangePage />, {
    module: bookingModule,
    path: '/flight-exchange-view',
    at: '/flight-exchange-view?reference=X-2611-00001',
  });
  expect(await screen.findByText(/accepted by a colleague/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Approve quote' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Withdraw request' })).toBeEnabled();
});
