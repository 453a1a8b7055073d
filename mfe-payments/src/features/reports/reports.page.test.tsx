import { customerApi } from '@jetway/kit-api/customer';
import type { ReportRequest, ReportResponse, ReportRowsRequest } from '@jetway/kit-api/payment';
import { http, HttpResponse, portalHandlers, press, renderWithPortal, testServer } from '@jetway/kit-test';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';

import paymentsModule from '../../module';
import { ReportsPage } from './reports.page';

const API = '/api/report/v1/Report';
const calls = testServer(...portalHandlers());
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

const sales: ReportResponse = {
  currency: 'AED',
  lines: [
    { key: 'user-1', label: 'Amina Rahman', count: 2, amount: '900.00' },
    { key: 'user-2', label: 'Noor Keys', count: 1, amount: '100.50' },
  ],
  count: 3,
  total: '1000.50',
};

function serve(report: ReportResponse = sales) {
  const asked: ReportRequest[] = [];
  calls.server.use(
    http.post(`${API}/Run`, async ({ request }) => {
      asked.push((await request.json()) as ReportRequest);
      return HttpResponse.json(report);
    }),
  );
  return asked;
}

const open = (at: string) => renderWithPortal(<ReportsPage />, { module: paymentsModule, path: '/reports', at });

it('runs the report of the address and shows its lines and total (P-068)', async () => {
  const asked = serve();
  await open('/reports?report=salesByStaff&from=2026-11-01&to=2026-11-20');
  expect(await screen.findByRole('button', { name: 'Amina Rahman' })).toBeInTheDocument();
  expect(screen.getByText('AED 1,000.50')).toBeInTheDocument();
  expect(asked[0]).toEqual({ report: 'salesByStaff', from: '2026-11-01', to: '2026-11-20' });
});

it("begins with this month of the portal's calendar", async () => {
  const asked = serve();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T21:00:00Z') });
  await open('/reports?report=salesByStaff');
  await screen.findByRole('button', { name: 'Amina Rahman' });
  vi.useRealTimers();
  expect(asked[0]).toEqual({ report: 'salesByStaff', from: '2026-12-01', to: '2026-12-01' });
});

it('runs no report of the address that the user may not see', async () => {
  calls.server.use(...portalHandlers({ functionalities: [203, 232] }));
  const asked = serve({ ...sales, lines: [], count: 0 });
  const { store } = await open('/reports?report=salesBySupplier&from=2026-11-01&to=2026-11-20');
  await act(async () => void (await store.dispatch(customerApi.endpoints.getUserContext.initiate())));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ report: 'salesByDay' }));
});

it('opens the sales behind a line, each of which opens its order', async () => {
  serve();
  const asked: ReportRowsRequest[] = [];
  const row = { entryNo: 7, valueOn: '2026-11-20', type: 'issue', orderReference: 'DMO2611-00001A', title: 'DXB-DAC', leadName: 'Karim Rahman', staff: 'Amina Rahman', airline: 'Emirates', tickets: ['1762412345678'], amount: 'AED 450.00' };
  calls.server.use(
    http.post(`${API}/Rows`, async ({ request }) => {
      asked.push((await request.json()) as ReportRowsRequest);
      return HttpResponse.json({ items: [row], total: 1, page: 1, pageSize: 20 });
    }),
  );
  await open('/reports?report=salesByStaff&from=2026-11-01&to=2026-11-20');
  await press('Amina Rahman');
  const dialog = await screen.findByRole('dialog', { name: 'Amina Rahman' });
  expect(await within(dialog).findByRole('link', { name: 'DMO2611-00001A' })).toHaveAttribute('href', '/flight-order?reference=DMO2611-00001A');
  expect(within(dialog).getByText('1762412345678')).toBeInTheDocument();
  expect(asked[0]).toMatchObject({ report: 'salesByStaff', key: 'user-1', page: 1 });
});

it('shows the ledger by type with its balances, and leads to its entries', async () => {
  serve({
    currency: 'AED',
    lines: [{ key: 'issue', label: 'issue', count: 3, amount: '-1000.50' }],
    count: 3,
    total: '-1000.50',
    openingBalance: '5000.00',
    closingBalance: '3999.50',
  });
  await open('/reports?report=ledger&from=2026-11-01&to=2026-11-20');
  const entries = '/my-transactions?type=issue&from=2026-11-01&to=2026-11-20';
  expect(await screen.findByRole('link', { name: 'Ticket issue' })).toHaveAttribute('href', entries);
  expect(screen.getByText('AED 5,000.00')).toBeInTheDocument();
  expect(screen.getByText('AED 3,999.50')).toBeInTheDocument();
});

it('shows counts to users who may not see amounts', async () => {
  serve({ currency: 'AED', lines: [{ key: 'user-1', label: 'Amina Rahman', count: 2 }], count: 2 });
  await open('/reports?report=salesByStaff');
  await screen.findByRole('button', { name: 'Amina Rahman' });
  expect(screen.queryByText(/AED/)).not.toBeInTheDocument();
});

it('shows No Records for a period without sales', async () => {
  serve({ currency: 'AED', lines: [], count: 0, total: '0.00' });
  await open('/reports');
  expect(await screen.findByText('No Records')).toBeInTheDocument();
});

it('says when a report could not be made, and retries on demand', async () => {
  calls.server.use(http.post(`${API}/Run`, () => HttpResponse.json({ code: 'server.error', status: 500, title: 'x', type: 'x', retryable: false }, { status: 500 })));
  await open('/reports?report=salesByStaff');
  expect(await screen.findByText('The report could not be loaded')).toBeInTheDocument();
  serve();
  await press('Try again');
  expect(await screen.findByRole('button', { name: 'Amina Rahman' })).toBeInTheDocument();
});
