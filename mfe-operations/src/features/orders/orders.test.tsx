import { http, HttpResponse, press, testServer } from '@jetway/kit-test';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import type { OrderInDoubt, OutcomeRequest, RequestDecision, RequestItem } from '../../api/endpoints/orders';
import type { OperatorRoleName } from '../../api/endpoints/session';
import { operatorHandler, renderConsole } from '../../testing/render';
import { faultsOf, NOTHING_YET } from './doubt.model';

const calls = testServer();
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

const API = '*/api/operations/v1';

const ORDER: OrderInDoubt = {
  orderReference: 'FAF2611-00001A',
  status: 'UnConfirmed',
  since: '2026-11-26T08:00:00Z',
  agency: 'Desert Rose Travel',
  supplier: 'GDS A',
  pnr: 'QX7R2P',
  route: 'DXB-DAC',
  travellers: [{ travellerId: 't1', name: 'Karim Rahman' }],
  held: 'AED 560.00',
  findings: ['tickets', 'seats', 'nothing'],
};

const ITEM: RequestItem = {
  orderReference: 'FAF2611-00002B',
  kind: 'partPayment',
  title: 'DXB-DAC',
  leadName: 'Karim Rahman',
  request: {
    state: 'requested',
    requestedAt: '2026-11-26T08:00:00Z',
    requestedBy: 'Amina Rahman',
    remark: 'A regular client.',
  },
};

/** Serves a list that is empty once something was decided. */
function serve<T>(list: string, items: object[], decision: string, answer: object, status = 200): T[] {
  const sent: T[] = [];
  calls.server.use(
    http.get(`${API}/Queue/Load`, () => HttpResponse.json({ items: [] })),
    http.post(`${API}/Order/${list}`, () => HttpResponse.json({ items: sent.length > 0 ? [] : items })),
    http.post(`${API}/Order/${decision}`, async ({ request }) => {
      sent.push((await request.json()) as T);
      return HttpResponse.json(answer, { status });
    }),
  );
  return sent;
}

const open = (at: string, roles: OperatorRoleName[] = ['ticketing', 'finance']) => {
  calls.server.use(operatorHandler({ roles, tenants: ['falcon'] }));
  return renderConsole({ at });
};

it('decides an order in doubt with the numbers of its tickets', async () => {
  const sent = serve<OutcomeRequest>('LoadInDoubt', [ORDER], 'DecideOutcome', { ...ORDER, status: 'Confirmed' });
  open('/orders/in-doubt/falcon/FAF2611-00001A');
  await userEvent.click(await screen.findByRole('radio', { name: /^Tickets/ }));
  await press('Decide');
  expect(screen.getByText('A ticket number has 13 digits.')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Ticket of Karim Rahman' }), '176-2400000000');
  await userEvent.type(screen.getByRole('textbox', { name: 'How you know' }), 'The airline, case 4711');
  await press('Decide');
  const asked = await screen.findByRole('alertdialog', { name: 'Decide on FAF2611-00001A?' });
  expect(within(asked).getByText(/AED 560\.00 are charged to Desert Rose Travel/)).toBeInTheDocument();
  await userEvent.click(within(asked).getByRole('button', { name: 'Decide' }));
  expect(await screen.findByText('This order is not in doubt')).toBeInTheDocument();
  const tickets = [{ travellerId: 't1', number: '1762400000000' }];
  expect(sent).toEqual([
    { tenant: 'falcon', orderReference: 'FAF2611-00001A', found: 'tickets', reason: 'The airline, case 4711', tickets },
  ]);
});

it('asks for what a finding needs', () => {
  expect(faultsOf(NOTHING_YET, ORDER)).toEqual(['found', 'reason']);
  const seats = { ...NOTHING_YET, found: 'seats', reason: 'Case 1' } as const;
  expect(faultsOf(seats, ORDER)).toEqual([]);
  expect(faultsOf(seats, { ...ORDER, pnr: undefined })).toEqual(['pnr']);
  expect(faultsOf({ ...seats, found: 'nothing' }, { ...ORDER, pnr: undefined })).toEqual([]);
  expect(faultsOf({ ...seats, found: 'tickets', tickets: { t1: '176' } }, ORDER)).toEqual(['ticket t1']);
});

it('answers a request to pay in parts', async () => {
  const answer = { orderReference: ITEM.orderReference, request: { ...ITEM.request, state: 'allowed' } };
  const sent = serve<RequestDecision>('LoadRequests', [ITEM], 'DecideRequest', answer);
  open('/orders/requests/falcon/partPayment/FAF2611-00002B');
  expect(await screen.findByText('A regular client.')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Remark for the agency' }), 'Once.');
  await press('Allow');
  const asked = await screen.findByRole('alertdialog', { name: 'Allow to pay in parts?' });
  expect(sent).toEqual([]);
  await userEvent.click(within(asked).getByRole('button', { name: 'Allow' }));
  expect(await screen.findByText('This request does not wait any more')).toBeInTheDocument();
  expect(sent).toEqual([
    { tenant: 'falcon', orderReference: 'FAF2611-00002B', kind: 'partPayment', allowed: true, remark: 'Once.' },
  ]);
});

const conflict = (code: string) => ({ type: 'about:blank', title: 'Conflict', status: 409, code, retryable: false });

it.each([
  ['order.wrong_state', 'The order has changed'],
  ['record.changed', 'Another change was saved first'],
])('says that a request was decided meanwhile, after %s', async (code, title) => {
  serve('LoadRequests', [ITEM], 'DecideRequest', conflict(code), 409);
  open('/orders/requests/falcon/partPayment/FAF2611-00002B');
  await press('Refuse');
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Refuse' }));
  expect(await screen.findByText('This request does not wait any more')).toBeInTheDocument();
  expect(screen.getByText(title)).toBeInTheDocument();
  expect(screen.getByText(/The page shows its present state/)).toBeInTheDocument();
});

it('decides a stay in doubt by the reference of its booking, without tickets, among what can be found', async () => {
  const findings: OrderInDoubt['findings'] = ['tickets', 'nothing'];
  const stay = { ...ORDER, orderReference: 'FAH2611-00003C', pnr: undefined, route: 'Quiet House', findings };
  const sent = serve<OutcomeRequest>('LoadInDoubt', [stay], 'DecideOutcome', { ...stay, status: 'Confirmed' });
  open('/orders/in-doubt/falcon/FAH2611-00003C');
  await userEvent.click(await screen.findByRole('radio', { name: /^A booking/ }));
  expect(screen.queryByRole('textbox', { name: /^Ticket/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('radio', { name: /^Rooms held unpaid/ })).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Reference' }), 'BB-77');
  await userEvent.type(screen.getByRole('textbox', { name: 'How you know' }), 'The hotel, by phone');
  await press('Decide');
  const asked = await screen.findByRole('alertdialog', { name: 'Decide on FAH2611-00003C?' });
  await userEvent.click(within(asked).getByRole('button', { name: 'Decide' }));
  expect(await screen.findByText('This order is not in doubt')).toBeInTheDocument();
  expect(sent).toEqual([
    {
      tenant: 'falcon',
      orderReference: 'FAH2611-00003C',
      found: 'tickets',
      reason: 'The hotel, by phone',
      pnr: 'BB-77',
    },
  ]);
});

it('says that an order in doubt was decided meanwhile', async () => {
  serve('LoadInDoubt', [ORDER], 'DecideOutcome', conflict('order.wrong_state'), 409);
  open('/orders/in-doubt/falcon/FAF2611-00001A');
  await userEvent.click(await screen.findByRole('radio', { name: /^Seats/ }));
  await userEvent.type(screen.getByRole('textbox', { name: 'How you know' }), 'Case 4711');
  await press('Decide');
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Decide' }));
  expect(await screen.findByText('This order is not in doubt')).toBeInTheDocument();
  expect(screen.getByText('The order has changed')).toBeInTheDocument();
});

it.each<[string, OperatorRoleName, string]>([
  ['partPayment', 'ticketing', 'Part payment needs the role Finance.'],
  ['unaccompaniedMinors', 'finance', 'Unaccompanied children needs the role Ticketing.'],
])('says which role answers %s', async (kind, role, text) => {
  open(`/orders/requests/falcon/${kind}/FAF2611-00002B`, [role]);
  expect(await screen.findByRole('heading', { name: 'This request is not yours' })).toBeInTheDocument();
  expect(screen.getByText(text, { exact: false })).toBeInTheDocument();
});

it('accepts no other kind of request', async () => {
  open('/orders/requests/falcon/toString/FAF2611-00002B');
  expect(await screen.findByRole('heading', { name: 'There is nothing here' })).toBeInTheDocument();
});
