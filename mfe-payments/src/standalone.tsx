import type { DueItem, PassbookRow, ReportItem } from '@jetway/kit-api/payment';
import { http, HttpResponse, runStandalone } from '@jetway/kit-test/portal-host';

import module from './module';
import { depositHandlers } from './standalone.deposits';

/** A fictional month: every third entry is a deposit, the others are tickets. */
const MOVEMENTS = Array.from({ length: 45 }, (_, index): PassbookRow => {
  const entryNo = 45 - index;
  const day = `2026-11-${String(1 + (entryNo % 28)).padStart(2, '0')}`;
  const isDeposit = entryNo % 3 === 0;
  return {
    entryNo,
    postedAt: `${day}T08:00:00Z`,
    valueOn: day,
    type: isDeposit ? 'deposit' : 'issue',
    reference: isDeposit ? `DEP-${entryNo}` : `DMO2611-${String(entryNo).padStart(5, '0')}A`,
    subject: isDeposit ? 'entry' : 'order',
    description: isDeposit ? 'Bank transfer' : 'Tickets of an order',
    ...(isDeposit ? { credit: '5000.00' } : { debit: '1250.40' }),
    balance: `${(9_000 + entryNo * 17).toFixed(2)}`,
    createdBy: 'Amina Rahman',
    journalId: `j-${entryNo}`,
  };
});

/** Fictional orders paid in part. */
const DUES = (['overdue', 'open', 'open', 'settled'] as const).map((state, index): DueItem => {
  const left = state === 'settled' ? 'AED 0.00' : 'AED 336.00';
  const due = {
    orderReference: `DMO2611-0010${index}A`,
    total: 'AED 480.00',
    paid: 'AED 144.00',
    left,
    dueAt: `2026-12-0${index + 1}T08:00:00Z`,
    state,
  };
  return { due, title: 'DXB-DAC-DXB', leadName: 'Karim Rahman' };
});

const LINES: ReportItem[] = [
  { key: '2026-11-20', label: '2026-11-20', count: 3, amount: '1440.00' },
  { key: '2026-11-21', label: '2026-11-21', count: 1, amount: '480.00' },
];

const DUES_API = '/api/payment/v1/PartialPayment';
const pageOf = (items: readonly object[]) => HttpResponse.json({ items, total: items.length, page: 1, pageSize: 20 });

void runStandalone({
  module,
  handlers: [
    ...depositHandlers,
    http.post('/api/payment/v1/passbook/load', async ({ request }) => {
      const {
        page = 1,
        pageSize = 20,
        type,
        search = '',
      } = (await request.json()) as { page?: number; pageSize?: number; type?: string; search?: string };
      const found = MOVEMENTS.filter((row) => (!type || row.type === type) && row.reference.includes(search));
      const items = found.slice((page - 1) * pageSize, page * pageSize);
      return HttpResponse.json({
        items,
        page,
        pageSize,
        total: found.length,
        currency: 'AED',
        openingBalance: '0.00',
        closingBalance: '12000.00',
      });
    }),
    http.post(`${DUES_API}/GetOrders`, async ({ request }) => {
      const { state } = (await request.json()) as { state?: string };
      return pageOf(DUES.filter(({ due }) => !state || due.state === state));
    }),
    http.post(`${DUES_API}/GetSummary`, () =>
      HttpResponse.json({
        unpaid: 3,
        overdue: 1,
        total: 'AED 1008.00',
        overdueTotal: 'AED 336.00',
        nextDueAt: '2026-12-01T08:00:00Z',
        nextDebitAt: '2026-12-03T08:00:00Z',
        isEnforced: false,
      }),
    ),
    http.post(`${DUES_API}/GetSettlementDetails`, async ({ request }) => {
      const { orderReferences } = (await request.json()) as { orderReferences: string[] };
      const dues = DUES.map(({ due }) => due).filter(({ orderReference }) => orderReferences.includes(orderReference));
      return HttpResponse.json({ dues, total: `AED ${336 * dues.length}.00`, walletBalance: 'AED 12500.00' });
    }),
    http.post(`${DUES_API}/SettleSeveral`, async ({ request }) => {
      const { dues } = (await request.json()) as { dues: { orderReference: string }[] };
      return HttpResponse.json({ results: dues.map(({ orderReference }) => ({ orderReference, outcome: 'paid' })) });
    }),
    http.post('/api/payment/v1/passbook/credit', () =>
      HttpResponse.json({
        items: [],
        total: 0,
        page: 1,
        pageSize: 20,
        currency: 'AED',
        creditLimit: '1000.00',
        creditUsed: '0.00',
        creditAvailable: '1000.00',
      }),
    ),
    http.post('/api/payment/v1/etransaction/GetLookups', () => HttpResponse.json({ states: ['pending', 'paid'] })),
    http.post('/api/payment/v1/etransaction/GetTransactions', () => pageOf([])),
    http.post('/api/report/v1/Report/Run', () =>
      HttpResponse.json({ currency: 'AED', lines: LINES, count: 4, total: '1920.00' }),
    ),
    http.post('/api/report/v1/Report/Rows', () =>
      pageOf([
        {
          entryNo: 7,
          valueOn: '2026-11-20',
          type: 'issue',
          orderReference: 'DMO2611-00100A',
          title: 'DXB-DAC-DXB',
          leadName: 'Karim Rahman',
          staff: 'Amina Rahman',
          airline: 'Emirates',
          tickets: ['1762412345678'],
          amount: 'AED 480.00',
        },
      ]),
    ),
  ],
});
