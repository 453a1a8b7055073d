import type { AirTicketRequest } from '@jetway/kit-api/flights';
import { http, HttpResponse, press } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';

import { fare, order } from '../../shared/testing/orders';
import { calls, FULL_QUOTE, heading, issued, open, quote, serve, SUPPLEMENTARY } from './testing/open-order';

beforeAll(calls.start);
beforeEach(() => localStorage.clear());
afterEach(calls.reset);
afterAll(calls.stop);

const dear = order({ fare: fare({ commission: 'AED 40.00', agentPayable: 'AED 480.00' }) });

it("hides the order's net amounts with H, also during ticketing (T-226)", async () => {
  localStorage.setItem('jetway.flights.net-hidden', 'no');
  const state = serve(dear);
  const sent: AirTicketRequest[] = [];
  calls.server.use(
    http.post(FULL_QUOTE, () => HttpResponse.json(quote())),
    http.post('/api/order/v1/Ticket/AirTicket', async ({ request }) => {
      sent.push((await request.json()) as AirTicketRequest);
      state.order = issued;
      return HttpResponse.json(issued);
    }),
  );
  await open();
  await heading();
  await waitFor(() => expect(document.body).toHaveTextContent(/480\.00/));
  await userEvent.keyboard('h');
  expect(document.body).not.toHaveTextContent(/480\.00/);
  expect(document.body).not.toHaveTextContent(/40\.00/);
  expect(document.body).toHaveTextContent(/520\.00/);
  expect(localStorage.getItem('jetway.flights.net-hidden')).toBe('yes');
  await press('Issue ticket');
  const dialog = await screen.findByRole('dialog', { name: 'Issue ticket' });
  await waitFor(() => expect(within(dialog).getByRole('radio', { name: /Online, in full/ })).toBeInTheDocument());
  for (const net of [/480\.00/, /488\.64/]) expect(document.body).not.toHaveTextContent(net);
  await userEvent.click(within(dialog).getByRole('radio', { name: /Online, in full/ }));
  expect(within(dialog).getByRole('button', { name: 'Continue to payment' })).toBeEnabled();
  await userEvent.click(within(dialog).getByRole('radio', { name: /Wallet, in full/ }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Pay and issue' }));
  expect(await screen.findByText('Tickets issued')).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/480\.00/);
  expect(sent).toEqual([{ acceptedAmount: 'AED 520.00', fundSource: 'wallet', acceptedPayable: 'AED 480.00' }]);
});

it('shows them in the dialog on demand, for users who may see them', async () => {
  localStorage.setItem('jetway.flights.net-hidden', 'yes');
  serve(dear);
  await open();
  await press('Issue ticket');
  const dialog = await screen.findByRole('dialog', { name: 'Issue ticket' });
  expect(dialog).not.toHaveTextContent(/480\.00/);
  await userEvent.click(await within(dialog).findByRole('switch', { name: 'Hide your price' }));
  await waitFor(() => expect(dialog).toHaveTextContent(/480\.00/));
});

it("hides a provider's charge too", async () => {
  localStorage.setItem('jetway.flights.net-hidden', 'yes');
  serve(issued);
  const payment = {
    paymentId: 'p1',
    state: 'paid',
    landing: null,
    total: 'AED 488.64',
    fee: 'AED 8.64',
    startedAt: '2026-11-21T08:00:00Z',
    startedBy: 'Aisha Noor',
  };
  calls.server.use(
    http.post(SUPPLEMENTARY, () =>
      HttpResponse.json({ orderReference: issued.orderReference, payments: [payment], filed: [] }),
    ),
  );
  await open();
  await press('Show');
  expect(await screen.findByText('Aisha Noor', { exact: false })).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/488\.64/);
  await userEvent.keyboard('h');
  await waitFor(() => expect(document.body).toHaveTextContent(/488\.64/));
});
