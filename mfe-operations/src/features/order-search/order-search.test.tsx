import { http, HttpResponse, press, testServer } from '@jetway/kit-test';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import type { OrderCaseView, OrderSearchItem, OrderSearchRequest } from '../../api/endpoints/orders';
import type { OperatorRoleName } from '../../api/endpoints/session';
import { operatorHandler, refusal, renderConsole } from '../../testing/render';

const calls = testServer();
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

const API = '*/api/operations/v1/Order';
const REFERENCE = 'FAF2611-00001A';

const item = (orderReference: string): OrderSearchItem => ({
  tenant: 'falcon',
  orderReference,
  status: 'UnConfirmed',
  title: 'DXB-DAC',
  leadName: 'Karim Rahman',
  agency: 'Desert Rose',
  agencyId: 'a1',
  createdAt: '2026-11-26T08:00:00Z',
  payable: 'AED 560.00',
});

const ORDER: OrderCaseView = {
  orderReference: REFERENCE,
  status: 'UnConfirmed',
  statusSince: '2026-11-26T08:00:00Z',
  title: 'DXB-DAC',
  startsOn: '2026-12-12',
  agency: 'Desert Rose',
  agencyId: 'a1',
  createdAt: '2026-11-26T08:00:00Z',
  createdBy: 'Amina Rahman',
  supplier: 'GDS A',
  pnr: 'ABC123',
  travellers: [{ name: 'Karim Rahman', tickets: [{ number: '1761234567890', status: 'open' }] }],
  money: { customer: 'AED 600.00', payable: 'AED 560.00', held: 'AED 560.00', payments: [] },
  requests: [
    { kind: 'partPayment', state: 'requested', askedAt: '2026-11-26T08:00:00Z', askedBy: 'Amina', waits: true },
    {
      kind: 'refund',
      state: 'requested',
      requestReference: 'RF2611000001',
      askedAt: '2026-11-26T08:00:00Z',
      askedBy: 'Amina',
      waits: true,
    },
  ],
  history: [{ at: '2026-11-26T08:00:00Z', by: 'Amina Rahman', text: 'Booked.' }],
};

function open(at: string, roles: OperatorRoleName[] = ['ticketing', 'finance']) {
  calls.server.use(operatorHandler({ roles, tenants: ['falcon', 'heron'] }));
  return renderConsole({ at });
}

it('finds orders by typed and selected criteria, page by page', async () => {
  const asked: OrderSearchRequest[] = [];
  calls.server.use(
    http.post(`${API}/Search`, async ({ request }) => {
      const body = (await request.json()) as OrderSearchRequest;
      asked.push(body);
      return HttpResponse.json(
        body.cursor ? { items: [item('FAF2611-00002B')] } : { items: [item(REFERENCE)], next: 'c1' },
      );
    }),
  );
  const { router } = open('/orders/all?tenant=falcon&status=UnConfirmed&from=2026-11-01&to=2026-11-30');
  const link = await screen.findByRole('link', { name: REFERENCE });
  expect(link).toHaveAttribute('href', `/orders/all/falcon/${REFERENCE}`);
  await press('Older');
  expect(await screen.findByRole('link', { name: 'FAF2611-00002B' })).toBeInTheDocument();
  const filters = {
    tenant: 'falcon',
    status: 'UnConfirmed',
    from: '2026-11-01T00:00:00Z',
    until: '2026-12-01T00:00:00.000Z',
  };
  expect(asked.slice(0, 2)).toEqual([filters, { ...filters, cursor: 'c1' }]);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Order' }), 'rahman{Enter}');
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('search')).toBe('rahman'));
});

it('says that no order matches', async () => {
  calls.server.use(http.post(`${API}/Search`, () => HttpResponse.json({ items: [] })));
  open('/orders/all?search=nobody');
  expect(await screen.findByText('No order matches these filters')).toBeInTheDocument();
});

it('shows an order, and links only to decisions the operator may make', async () => {
  calls.server.use(http.post(`${API}/View`, () => HttpResponse.json(ORDER)));
  open(`/orders/all/falcon/${REFERENCE}`);
  for (const text of ['ABC123', 'Booked.', 'The outcome at the supplier is unknown.'])
    expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByText(/1761234567890/)).toBeInTheDocument();
  const links = screen.getAllByRole('link', { name: 'Decide' }).map((link) => link.getAttribute('href'));
  expect(links).toEqual([`/orders/in-doubt/falcon/${REFERENCE}`, `/orders/requests/falcon/partPayment/${REFERENCE}`]);
  expect(screen.getByRole('link', { name: 'Desert Rose' })).toHaveAttribute('href', '/agencies/all/falcon/a1');
});

it('shows the supplier’s number and the next step first', async () => {
  calls.server.use(http.post(`${API}/View`, () => HttpResponse.json(ORDER)));
  open(`/orders/all/falcon/${REFERENCE}`);
  expect(await screen.findByRole('button', { name: 'Copy PNR' })).toBeInTheDocument();
  expect(screen.getByText('Find out from the supplier whether it is booked, and decide.')).toBeInTheDocument();
});

it('shows the states of requests, payments and tickets as text', async () => {
  const payment = { paymentId: 'p1', amount: 'AED 566.00', provider: 'Sandbox Pay', createdAt: ORDER.createdAt };
  const money = { ...ORDER.money, payments: [{ ...payment, state: 'pending' }] };
  calls.server.use(http.post(`${API}/View`, () => HttpResponse.json({ ...ORDER, money })));
  open(`/orders/all/falcon/${REFERENCE}`);
  expect(await screen.findByText('Part payment: Waits for an answer')).toBeInTheDocument();
  expect(screen.getByText('Refund: To quote')).toBeInTheDocument();
  expect(screen.getByText(/1761234567890 \(valid\)/)).toBeInTheDocument();
  const paid = screen.getByText('Online payment, Sandbox Pay').nextElementSibling;
  expect(paid).toHaveTextContent(/AED.566\.00, at the provider/);
});

it('says that there is no such order', async () => {
  calls.server.use(http.post(`${API}/View`, () => refusal(404, 'order.not_found')));
  open(`/orders/all/falcon/${REFERENCE}`, ['support']);
  expect(await screen.findByText('There is no such order')).toBeInTheDocument();
});
