import { expect, it } from 'vitest';

import { isOnSales, pageOf, queryOf, REPORTS, viewFrom } from './reports.model';

const TODAY = '2026-11-26';

it.each([
  ['', { report: 'salesByDay', from: '2026-11-01', to: TODAY }],
  ['report=ledger&from=2026-10-05&to=2026-10-20', { report: 'ledger', from: '2026-10-05', to: '2026-10-20' }],
  ['report=profit&from=yesterday&to=2026-10-20', { report: 'salesByDay', from: '2026-10-01', to: '2026-10-20' }],
])('the address "%s" shows the report it names', (query, view) => {
  expect(viewFrom(new URLSearchParams(query), TODAY, REPORTS)).toEqual(view);
});

it('writes a report into the address and reads it back', () => {
  const view = { report: 'dues', from: '2026-10-05', to: '2026-10-20' } as const;
  expect(viewFrom(queryOf(view), TODAY, REPORTS)).toEqual(view);
});

it('opens the lines of sales reports only', () => {
  expect(REPORTS.filter(({ name }) => !isOnSales(name)).map(({ name }) => name)).toEqual(['ledger', 'dues']);
});

it('links the other lines to the pages with their rows', () => {
  const period = { from: '2026-11-01', to: '2026-11-20' };
  expect(pageOf({ report: 'ledger', ...period }, 'issue')).toBe(
    '/my-transactions?type=issue&from=2026-11-01&to=2026-11-20',
  );
  expect(pageOf({ report: 'dues', ...period }, 'overdue')).toBe('/partial-payment?state=overdue');
});
