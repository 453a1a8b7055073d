import { customerApi } from '@jetway/kit-api/customer';
import type { DueItem, DuesRequest, DuesSummary, SettleResult } from '@jetway/kit-api/payment';
import { http, HttpResponse, portalHandlers, press, renderWithPortal, savedFiles, testServer } from '@jetway/kit-test';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';

import paymentsModule from '../../module';
import { DuesPage } from './dues.page';

const API = '/api/payment/v1/PartialPayment';
const FIRST = 'DMO2611-00001A';
const SECOND = 'DMO2611-00002A';
const calls = testServer(...portalHandlers());
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

const owed = (orderReference: string, left: string): DueItem => ({
  due: { orderReference, total: 'AED 480.00', paid: 'AED 144.00', left, dueAt: '2026-12-01T08:00:00Z', state: 'open' },
  title: 'DXB-DAC',
  leadName: 'Karim Rahman',
});

const rows = [owed(FIRST, 'AED 336.00'), owed(SECOND, 'AED 100.00')];

function serve(items = rows, summary: Partial<DuesSummary> = {}) {
  const asked: DuesRequest[] = [];
  const whole: DuesSummary = {
    unpaid: 2,
    overdue: 0,
    total: 'AED 436.00',
    overdueTotal: 'AED 0.00',
    isEnforced: false,
    ...summary,
  };
  calls.server.use(
    http.post(`${API}/GetOrders`, async ({ request }) => {
      asked.push((await request.json()) as DuesRequest);
      return HttpResponse.json({ items, total: items.length, page: 1, pageSize: 20 });
    }),
    http.post(`${API}/GetSummary`, () => HttpResponse.json(whole)),
  );
  return asked;
}

function serveSettlement(results: SettleResult[], shortfall?: string) {
  const sent: unknown[] = [];
  calls.server.use(
    http.post(`${API}/GetSettlementDetails`, () =>
      HttpResponse.json({
        dues: rows.map(({ due }) => due),
        total: 'AED 436.00',
        walletBalance: 'AED 400.00',
        ...(shortfall ? { shortfall } : {}),
      }),
    ),
    http.post(`${API}/SettleSeveral`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ results });
    }),
  );
  return sent;
}

const open = (at = '/partial-payment') =>
  renderWithPortal(<DuesPage />, { module: paymentsModule, path: '/partial-payment', at });

async function selectBoth() {
  await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${FIRST}` }));
  await userEvent.click(screen.getByRole('checkbox', { name: `Select ${SECOND}` }));
  await press('Pay selected (2)');
}

it('shows the totals and one row per part-paid order, whose reference opens it (P-067, T-119)', async () => {
  serve();
  await open();
  expect(await screen.findByRole('link', { name: FIRST })).toHaveAttribute('href', `/flight-order?reference=${FIRST}`);
  expect(await screen.findByText('AED 436.00')).toBeInTheDocument();
  expect(screen.queryByText(/Nothing can be issued/)).not.toBeInTheDocument();
});

it('says that nothing can be issued while an overdue amount is not covered', async () => {
  serve(rows, { isEnforced: true });
  await open();
  expect(await screen.findByText('Nothing can be issued until overdue amounts are paid')).toBeInTheDocument();
});

it('settles the selected orders with the amounts shown, and shows the result of each', async () => {
  serve();
  const sent = serveSettlement([
    { orderReference: FIRST, outcome: 'paid' },
    { orderReference: SECOND, outcome: 'refused', code: 'wallet.insufficient' },
  ]);
  let release: () => void = vi.fn();
  const released = new Promise<void>((resolve) => (release = resolve));
  calls.server.use(http.post(`${API}/GetSettlementDetails`, async () => void (await released)));
  await open();
  await selectBoth();
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByRole('button', { name: 'Pay' })).toBeDisabled();
  release();
  expect(await within(dialog).findByText('AED 400.00')).toBeInTheDocument();
  await press('Pay');
  expect(await screen.findByText('Paid: 1 of 2')).toBeInTheDocument();
  expect(screen.getByText('Not paid: insufficient balance')).toBeInTheDocument();
  expect(sent).toEqual([
    {
      dues: [
        { orderReference: FIRST, acceptedAmount: 'AED 336.00' },
        { orderReference: SECOND, acceptedAmount: 'AED 100.00' },
      ],
    },
  ]);
});

it('charges nothing while the wallet is short of the selected orders', async () => {
  serve();
  const sent = serveSettlement([], 'AED 36.00');
  await open();
  await selectBoth();
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('Insufficient balance')).toBeInTheDocument();
  expect(within(dialog).getByRole('link', { name: 'Add funds' })).toHaveAttribute('href', '/bank-deposit');
  expect(within(dialog).queryByRole('button', { name: 'Pay' })).not.toBeInTheDocument();
  expect(sent).toEqual([]);
});

it('with only code 230 shows the list without settling (T-254)', async () => {
  calls.server.use(...portalHandlers({ functionalities: [230] }));
  serve();
  const { store } = await open();
  await act(async () => void (await store.dispatch(customerApi.endpoints.getUserContext.initiate())));
  await screen.findByText(FIRST);
  await waitFor(() => expect(screen.queryByRole('checkbox')).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: /Pay selected/ })).not.toBeInTheDocument();
});

it('requests the view in the address, and shows No Records for an empty one', async () => {
  const asked = serve([]);
  await open('/partial-payment?state=overdue');
  expect(await screen.findByText('No Records')).toBeInTheDocument();
  expect(asked[0]).toMatchObject({ state: 'overdue', page: 1 });
});

it('says that nothing was charged when the list cannot be loaded, and retries on demand', async () => {
  serve();
  calls.server.use(
    http.post(`${API}/GetOrders`, () =>
      HttpResponse.json(
        { code: 'server.error', status: 500, title: 'x', type: 'x', retryable: false },
        { status: 500 },
      ),
    ),
  );
  await open();
  expect(await screen.findByText('Partial payments could not be loaded')).toBeInTheDocument();
  serve();
  await press('Try again');
  expect(await screen.findByRole('link', { name: FIRST })).toBeInTheDocument();
});

it('saves the orders that match its filters as a file, on all pages', async () => {
  serve();
  const { asked, saved } = savedFiles(calls.server, `${API}/ExportOrders`);
  await open('/partial-payment?state=overdue&search=DMO2611');
  await press('Export CSV');
  await waitFor(() => expect(saved).toEqual(['falcon-list-2026-11-26.csv']));
  expect(asked).toMatchObject([{ state: 'overdue', search: 'DMO2611' }]);
});

it('says that a file could not be made', async () => {
  serve();
  calls.server.use(http.post(`${API}/ExportOrders`, () => new HttpResponse(null, { status: 503 })));
  await open();
  await press('Export CSV');
  expect(await screen.findByText('The file could not be made. Try again.')).toBeInTheDocument();
});
