import type { Transaction, TransactionsRequest } from '@jetway/kit-api/payment';
import { http, HttpResponse, portalHandlers, press, renderWithPortal, testServer } from '@jetway/kit-test';
import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import paymentsModule from '../../module';
import { TransactionsPage } from './transactions.page';

const API = '/api/payment/v1/etransaction';
const calls = testServer(...portalHandlers());
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

const payment: Transaction = {
  paymentId: 'payment-1',
  orderReference: 'DMO2611-00001A',
  state: 'paid',
  amount: 'BDT 48000.00',
  fee: 'BDT 864.00',
  total: 'BDT 48864.00',
  startedAt: '2026-11-21T08:00:00Z',
  startedBy: 'Amina Rahman',
};

function serve(items: Transaction[] = [payment]) {
  const asked: TransactionsRequest[] = [];
  calls.server.use(
    http.post(`${API}/GetLookups`, () => HttpResponse.json({ states: ['pending', 'paid'] })),
    http.post(`${API}/GetTransactions`, async ({ request }) => {
      asked.push((await request.json()) as TransactionsRequest);
      return HttpResponse.json({ items, total: items.length, page: 1, pageSize: 20 });
    }),
  );
  return asked;
}

const open = (at = '/e-transactions') =>
  renderWithPortal(<TransactionsPage />, { module: paymentsModule, path: '/e-transactions', at });

it('shows one row per online payment, whose reference opens its order', async () => {
  serve();
  await open();
  const row = await screen.findByRole('row', { name: /DMO2611-00001A/ });
  expect(within(row).getByRole('link', { name: 'DMO2611-00001A' })).toHaveAttribute(
    'href',
    '/flight-order?reference=DMO2611-00001A',
  );
  expect(within(row).getByText('Paid')).toBeInTheDocument();
});

it('requests the status in the address, and shows No Records when none matches', async () => {
  const asked = serve([]);
  await open('/e-transactions?state=pending');
  expect(await screen.findByText('No Records')).toBeInTheDocument();
  expect(asked[0]).toEqual({ state: 'pending', page: 1 });
});

it('says when payments cannot be loaded, and retries on demand', async () => {
  serve();
  calls.server.use(
    http.post(`${API}/GetTransactions`, () =>
      HttpResponse.json(
        { code: 'server.error', status: 500, title: 'x', type: 'x', retryable: false },
        { status: 500 },
      ),
    ),
  );
  await open();
  expect(await screen.findByText('Online payments could not be loaded')).toBeInTheDocument();
  serve();
  await press('Try again');
  expect(await screen.findByRole('link', { name: 'DMO2611-00001A' })).toBeInTheDocument();
});
