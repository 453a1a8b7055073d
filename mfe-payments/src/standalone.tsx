import type { PassbookRow } from '@jetway/kit-api/payment';
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
    description: isDeposit ? 'Bank transfer' : 'Tickets of an order',
    ...(isDeposit ? { credit: '5000.00' } : { debit: '1250.40' }),
    balance: `${(9_000 + entryNo * 17).toFixed(2)}`,
    createdBy: 'Amina Rahman',
    journalId: `j-${entryNo}`,
  };
});

void runStandalone({
  module,
  handlers: [
    ...depositHandlers,
    http.post('/api/payment/v1/passbook/load', async ({ request }) => {
      const { page = 1, pageSize = 20, type, search = '' } = (await request.json()) as { page?: number; pageSize?: number; type?: string; search?: string };
      const found = MOVEMENTS.filter((row) => (!type || row.type === type) && row.reference.includes(search));
      const items = found.slice((page - 1) * pageSize, page * pageSize);
      return HttpResponse.json({ items, page, pageSize, total: found.length, currency: 'AED', openingBalance: '0.00', closingBalance: '12000.00' });
    }),
  ],
});
