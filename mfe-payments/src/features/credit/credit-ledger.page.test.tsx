import type { CreditLedgerResponse } from '@jetway/kit-api/payment';
import { http, HttpResponse, portalHandlers, press, renderWithPortal, savedFiles, testServer } from '@jetway/kit-test';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import paymentsModule from '../../module';
import { CreditPage } from './credit-ledger.page';

const LOAD = '/api/payment/v1/passbook/credit';
const calls = testServer(...portalHandlers());
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

const ledger: CreditLedgerResponse = {
  items: [
    {
      entryNo: 4,
      postedAt: '2026-11-21T08:00:00Z',
      valueOn: '2026-11-21',
      type: 'issue',
      reference: 'DMO2611-00001A',
      subject: 'order',
      description: 'DXB-DAC RAHMAN',
      drawn: '250.00',
      outstanding: '450.00',
      createdBy: 'Amina Rahman',
    },
  ],
  total: 1,
  page: 1,
  pageSize: 20,
  currency: 'AED',
  creditLimit: '1000.00',
  creditUsed: '450.00',
  creditAvailable: '550.00',
};

const serve = (answer: CreditLedgerResponse = ledger) =>
  calls.server.use(http.post(LOAD, () => HttpResponse.json(answer)));
const open = () =>
  renderWithPortal(<CreditPage />, { module: paymentsModule, path: '/CreditLedger', at: '/CreditLedger' });

it('shows the limit, what is used of it, and the entries that used it (P-065)', async () => {
  serve();
  await open();
  expect(await screen.findByRole('link', { name: 'DMO2611-00001A' })).toHaveAttribute(
    'href',
    '/flight-order?reference=DMO2611-00001A',
  );
  expect(screen.getByText('AED 1,000.00')).toBeInTheDocument();
  expect(screen.getByText('250.00')).toBeInTheDocument();
});

it('shows No Records to an agency that never used its credit', async () => {
  serve({ ...ledger, items: [], total: 0 });
  await open();
  expect(await screen.findByText('No Records')).toBeInTheDocument();
});

it('says that the money is safe when it cannot be loaded, and retries on demand', async () => {
  calls.server.use(
    http.post(LOAD, () =>
      HttpResponse.json(
        { code: 'server.error', status: 500, title: 'x', type: 'x', retryable: false },
        { status: 500 },
      ),
    ),
  );
  await open();
  expect(await screen.findByText('The credit ledger could not be loaded')).toBeInTheDocument();
  serve();
  await press('Try again');
  expect(await screen.findByRole('link', { name: 'DMO2611-00001A' })).toBeInTheDocument();
});

it('saves the whole credit ledger as a file', async () => {
  serve();
  const { asked, saved } = savedFiles(calls.server, '/api/payment/v1/passbook/exportCredit');
  await open();
  await press('Export CSV');
  await waitFor(() => expect(saved).toEqual(['falcon-list-2026-11-26.csv']));
  expect(asked).toEqual([{}]);
});
