import type { PassbookRequest, PassbookRow } from '@jetway/kit-api/payment';
import { http, HttpResponse, portalHandlers, renderWithPortal, testServer } from '@jetway/kit-test';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';

import paymentsModule from '../../module';
import { LedgerPage } from './ledger.page';

const LOAD = '/api/payment/v1/passbook/load';
const calls = testServer(...portalHandlers());
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

const ticket: PassbookRow = {
  entryNo: 2,
  postedAt: '2026-11-21T08:00:00Z',
  valueOn: '2026-11-21',
  type: 'issue',
  reference: 'DMO2611-00001A',
  subject: 'order',
  description: 'Tickets of DMO2611-00001A',
  debit: '2018.61',
  balance: '9981.39',
  createdBy: 'Amina Rahman',
  journalId: 'j-2',
};

function serve(items: PassbookRow[]) {
  const asked: PassbookRequest[] = [];
  calls.server.use(
    http.post(LOAD, async ({ request }) => {
      asked.push((await request.json()) as PassbookRequest);
      const page = {
        total: items.length,
        page: 1,
        pageSize: 20,
        currency: 'AED',
        openingBalance: '0.00',
        closingBalance: '9981.39',
      };
      return HttpResponse.json({ ...page, items });
    }),
  );
  return asked;
}

const open = (at = '/my-transactions') =>
  renderWithPortal(<LedgerPage />, { module: paymentsModule, path: '/my-transactions', at });

it("shows the wallet and one row per entry; a ticket's reference opens its order (P-064)", async () => {
  serve([ticket]);
  await open();
  expect(await screen.findByRole('link', { name: 'DMO2611-00001A' })).toHaveAttribute(
    'href',
    '/flight-order?reference=DMO2611-00001A',
  );
  expect(screen.getByText('2,018.61')).toBeInTheDocument();
  expect(screen.getByText('Available')).toBeInTheDocument();
});

it('opens the hotel order of an entry', async () => {
  serve([{ ...ticket, reference: 'DMH2611-00001A' }]);
  await open();
  const link = await screen.findByRole('link', { name: 'DMH2611-00001A' });
  expect(link).toHaveAttribute('href', '/hotel-bookings/DMH2611-00001A');
});

it('opens the deposit an entry credits or reverses, and leaves other references as text', async () => {
  const about = { type: 'adjustment', subject: 'deposit', depositReference: 'DP2611000042' } as const;
  serve([
    { ...ticket, ...about, entryNo: 4, reference: 'DP2611000042-returned' },
    { ...ticket, entryNo: 3, type: 'deposit', subject: 'entry', reference: 'Opening balance' },
  ]);
  await open();
  expect(await screen.findByRole('link', { name: 'DP2611000042-returned' })).toHaveAttribute(
    'href',
    '/deposit-list?deposit=DP2611000042',
  );
  expect(screen.queryByRole('link', { name: 'Opening balance' })).not.toBeInTheDocument();
});

it('shows No Records for an empty ledger', async () => {
  serve([]);
  await open();
  expect(await screen.findByText('No Records')).toBeInTheDocument();
});

it('requests the filters in the address, and clears them on demand', async () => {
  const asked = serve([ticket]);
  const { router } = await open('/my-transactions?type=issue&from=2026-11-01');
  await screen.findByRole('link', { name: 'DMO2611-00001A' });
  expect(asked[0]).toMatchObject({ type: 'issue', from: '2026-11-01' });
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await waitFor(() => expect(asked.at(-1)).not.toHaveProperty('type'));
});

it('says that the money is safe when the ledger cannot be loaded, and retries on demand', async () => {
  calls.server.use(
    http.post(LOAD, () =>
      HttpResponse.json(
        { code: 'server.error', status: 500, title: 'x', type: 'x', retryable: false },
        { status: 500 },
      ),
    ),
  );
  await open();
  expect(await screen.findByText('The ledger could not be loaded')).toBeInTheDocument();
  serve([ticket]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'DMO2611-00001A' })).toBeInTheDocument();
});

it('saves the statement of the selected dates as PDF', async () => {
  serve([ticket]);
  URL.createObjectURL = vi.fn(() => 'blob:statement');
  URL.revokeObjectURL = vi.fn();
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const asked: string[] = [];
  calls.server.use(
    http.get('/api/payment/v1/passbook/statement', ({ request }) => {
      asked.push(new URL(request.url).search);
      return new HttpResponse('%PDF-', { headers: { 'content-type': 'application/pdf' } });
    }),
  );
  await open('/my-transactions?from=2026-11-01&to=2026-11-20');
  await screen.findByRole('link', { name: 'DMO2611-00001A' });
  await userEvent.click(screen.getByRole('button', { name: 'Statement PDF' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(asked).toEqual(['?from=2026-11-01&to=2026-11-20']);
  saved.mockRestore();
});

it('says when the statement could not be made', async () => {
  serve([ticket]);
  calls.server.use(
    http.get('/api/payment/v1/passbook/statement', () =>
      HttpResponse.json(
        { code: 'request.invalid', status: 422, title: 'x', type: 'x', retryable: false },
        { status: 422 },
      ),
    ),
  );
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Statement PDF' }));
  expect(
    await screen.findByText('The statement could not be made. Choose a shorter period or try again.'),
  ).toBeInTheDocument();
});
