import type { GroupOrder } from '@jetway/kit-api/fares';
import { http, HttpResponse, renderWithPortal } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { CALLS, faresModule, groupName, paidOrder, REFERENCE } from '../../shared/testing/fares';
import { faresServer } from '../../shared/testing/fares-server';
import { OrderPage } from './order.page';

const calls = faresServer();

async function openOf(order: GroupOrder) {
  calls.server.use(
    http.post(CALLS.order, () => HttpResponse.json(order)),
    http.post(CALLS.notes, () => HttpResponse.json({ orderReference: REFERENCE, notes: [] })),
    http.post(CALLS.link, () => HttpResponse.json({ orderReference: REFERENCE, revoked: false, withPrices: false })),
  );
  await renderWithPortal(<OrderPage />, {
    module: faresModule,
    path: '/fare-bookings/:reference',
    at: `/fare-bookings/${REFERENCE}`,
  });
}

it('prints prices on invoices, and on tickets only on request', async () => {
  const asked: string[] = [];
  URL.createObjectURL = vi.fn(() => 'blob:document');
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  calls.server.use(
    http.get('/api/fares/v1/Fare/GetDocument', ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push(`${query.get('kind') ?? ''} ${query.get('withPrice') ?? ''}`);
      return new HttpResponse('%PDF', { headers: { 'content-type': 'application/pdf' } });
    }),
  );
  await openOf(paidOrder({ status: 'ticketed', actions: ['print'] }));
  const card = within(await screen.findByRole('region', { name: 'Documents' }));
  const save = async (name: string) => {
    const before = asked.length;
    await userEvent.click(await card.findByRole('button', { name }));
    await waitFor(() => expect(asked.length).toBe(before + 1));
  };
  await save('Tickets (PDF)');
  await save('Customer invoice (PDF)');
  await userEvent.click(card.getByRole('switch', { name: 'Print prices on tickets' }));
  await save('Tickets (PDF)');
  await userEvent.click(card.getByRole('switch', { name: 'Print prices on invoices' }));
  await save('Agency invoice (PDF)');
  expect(asked).toEqual(['tickets false', 'customerInvoice true', 'tickets true', 'agentInvoice false']);
  await waitFor(() => expect(click).toHaveBeenCalledTimes(asked.length));
  click.mockRestore();
});

it('warns of a title inside a name, beside the names', async () => {
  const nameWarnings = [{ line: 1, field: 'givenName', code: 'name.title', text: 'x' }];
  await openOf(paidOrder({ names: [groupName(1, { givenName: 'MSTR Karim' })], nameWarnings }));
  const names = within(await screen.findByRole('region', { name: 'Names' }));
  expect(names.getByText('Check these names')).toBeInTheDocument();
  expect(names.getByText('Line 1, given name:')).toBeInTheDocument();
  expect(names.getByText('The name holds a title, which belongs in its own field.')).toBeInTheDocument();
});
