import { customerApi } from '@jetway/kit-api/customer';
import type { ReportJobView, ReportRequest, ReportResponse, ReportRowsRequest } from '@jetway/kit-api/payment';
import { http, HttpResponse, portalHandlers, press, renderWithPortal, savedFiles, testServer } from '@jetway/kit-test';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';

import paymentsModule from '../../module';
import { ReportsPage } from './reports.page';

const API = '/api/report/v1/Report';
const noFiles = http.get(`${API}/Files`, () => HttpResponse.json({ items: [] }));
const calls = testServer(...portalHandlers(), noFiles);
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

it("starts with this month in the portal's time zone", async () => {
  const asked = serve();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T21:00:00Z') });
  await open('/reports?report=salesByStaff');
  await screen.findByRole('button', { name: 'Amina Rahman' });
  vi.useRealTimers();
  expect(asked[0]).toEqual({ report: 'salesByStaff', from: '2026-12-01', to: '2026-12-01' });
});

it('does not run a report from the address that the user may not see', async () => {
  calls.server.use(...portalHandlers({ functionalities: [203, 232] }));
  const asked = serve({ ...sales, lines: [], count: 0 });
  const { store } = await open('/reports?report=salesBySupplier&from=2026-11-01&to=2026-11-20');
  await act(async () => void (await store.dispatch(customerApi.endpoints.getUserContext.initiate())));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ report: 'salesByDay' }));
});

it('opens the sales behind a line, each of which opens its order', async () => {
  serve();
  const asked: ReportRowsRequest[] = [];
  const row = {
    entryNo: 7,
    valueOn: '2026-11-20',
    type: 'issue',
    orderReference: 'DMO2611-00001A',
    title: 'DXB-DAC',
    leadName: 'Karim Rahman',
    staff: 'Amina Rahman',
    airline: 'Emirates',
    tickets: ['1762412345678'],
    amount: 'AED 450.00',
  };
  calls.server.use(
    http.post(`${API}/Rows`, async ({ request }) => {
      asked.push((await request.json()) as ReportRowsRequest);
      return HttpResponse.json({ items: [row], total: 1, page: 1, pageSize: 20 });
    }),
  );
  await open('/reports?report=salesByStaff&from=2026-11-01&to=2026-11-20');
  await press('Amina Rahman');
  const dialog = await screen.findByRole('dialog', { name: 'Amina Rahman' });
  expect(await within(dialog).findByRole('link', { name: 'DMO2611-00001A' })).toHaveAttribute(
    'href',
    '/flight-order?reference=DMO2611-00001A',
  );
  expect(within(dialog).getByText('1762412345678')).toBeInTheDocument();
  expect(asked[0]).toMatchObject({ report: 'salesByStaff', key: 'user-1', page: 1 });
});

it('shows the ledger by type with its balances, and links to its entries', async () => {
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
  calls.server.use(
    http.post(`${API}/Run`, () =>
      HttpResponse.json(
        { code: 'server.error', status: 500, title: 'x', type: 'x', retryable: false },
        { status: 500 },
      ),
    ),
  );
  await open('/reports?report=salesByStaff');
  expect(await screen.findByText('The report could not be loaded')).toBeInTheDocument();
  serve();
  await press('Try again');
  expect(await screen.findByRole('button', { name: 'Amina Rahman' })).toBeInTheDocument();
});

const REPORT = '/reports?report=salesByStaff&from=2026-11-01&to=2026-11-20';

const file: ReportJobView = {
  id: 'file-1',
  report: 'salesByStaff',
  from: '2026-11-01',
  to: '2026-11-20',
  format: 'xlsx',
  state: 'making',
  percent: 40,
  rows: 9000,
  askedAt: '2026-11-27T09:00:00Z',
  expiresAt: '2026-11-28T09:00:00Z',
};

function serveFiles(...parts: Partial<ReportJobView>[]) {
  const items = parts.map((part, at) => ({ ...file, id: `file-${at}`, ...part }));
  calls.server.use(http.get(`${API}/Files`, () => HttpResponse.json({ items })));
}

it.each([
  ['Export CSV', 'csv'],
  ['Export XLSX', 'xlsx'],
  ['Export PDF', 'pdf'],
])('%s saves the sales of the report', async (button, format) => {
  serve();
  const { asked, saved } = savedFiles(calls.server, `${API}/Export`);
  await open(REPORT);
  await press(button);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(asked).toEqual([{ report: 'salesByStaff', from: '2026-11-01', to: '2026-11-20', format }]);
});

it('lists a long report while it is made, and cancels it', async () => {
  serve();
  const cancelled: unknown[] = [];
  calls.server.use(
    http.post(`${API}/Export`, () => {
      serveFiles({});
      return HttpResponse.json(file, { status: 202 });
    }),
    http.post(`${API}/CancelFile`, async ({ request }) => {
      cancelled.push(await request.json());
      serveFiles({ state: 'cancelled' });
      return HttpResponse.json({ ...file, state: 'cancelled' });
    }),
  );
  await open(REPORT);
  expect(await screen.findByText('Files of long reports appear here and are kept for a day.')).toBeInTheDocument();
  await press('Export XLSX');
  const progress = await screen.findByRole('progressbar', { name: 'Being made' });
  expect(progress).toHaveAttribute('aria-valuenow', '40');
  expect(screen.getByText('Reports being made: 1. Reports ready: 0.')).toBeInTheDocument();
  await press('Cancel Sales by staff (XLSX)');
  expect(await screen.findByText('Cancelled')).toBeInTheDocument();
  expect(cancelled).toEqual([{ id: 'file-0' }]);
  expect(screen.queryByRole('progressbar', { name: 'Being made' })).not.toBeInTheDocument();
});

it('downloads a finished report, and says why another failed', async () => {
  serve();
  serveFiles({ state: 'ready', percent: 100 }, { state: 'failed', fault: 'rows' }, { state: 'waiting', percent: 0 });
  const { saved } = savedFiles(calls.server, `${API}/Export`);
  const asked: string[] = [];
  calls.server.use(
    http.get(`${API}/File`, ({ request }) => {
      asked.push(new URL(request.url).search);
      return new HttpResponse('PK', {
        headers: { 'content-disposition': 'attachment; filename="falcon-sales-2026-11-27.xlsx"' },
      });
    }),
  );
  await open(REPORT);
  expect(await screen.findByText(/^Ready until 28 Nov 2026/)).toBeInTheDocument();
  expect(screen.getByText('It has too many sales for one file. Choose a shorter period.')).toBeInTheDocument();
  expect(screen.getByText('Waiting')).toBeInTheDocument();
  await press('Download Sales by staff (XLSX)');
  await waitFor(() => expect(saved).toEqual(['falcon-sales-2026-11-27.xlsx']));
  expect(asked).toEqual(['?id=file-0']);
});

it.each([
  ['Export PDF', 'report.rows', 'The report is too long for a PDF. Choose CSV or XLSX, or a shorter period.'],
  ['Export CSV', 'report.rows', 'The report has too many sales for one file. Choose a shorter period.'],
  ['Export CSV', 'report.files', 'Several of your files are being made. Wait for one of them, or cancel it.'],
])('%s says why there is no file: %s', async (button, code, words) => {
  serve();
  const problem = { code: 'request.invalid', status: 422, title: 'x', type: 'x', retryable: false };
  calls.server.use(
    http.post(`${API}/Export`, () =>
      HttpResponse.json({ ...problem, errors: [{ pointer: '/to', code, detail: 'x' }] }, { status: 422 }),
    ),
  );
  await open(REPORT);
  await press(button);
  expect(await screen.findByText(words)).toBeInTheDocument();
});

it('says when the files could not be loaded, and retries on demand', async () => {
  serve();
  calls.server.use(http.get(`${API}/Files`, () => new HttpResponse(null, { status: 503 })));
  await open(REPORT);
  expect(await screen.findByText('Your reports could not be loaded')).toBeInTheDocument();
  serveFiles({ state: 'ready' });
  await press('Try again');
  expect(await screen.findByText(/^Ready until/)).toBeInTheDocument();
});
