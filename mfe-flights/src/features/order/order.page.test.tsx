import type { AirTicketRequest, Order } from '@jetway/kit-api/flights';
import { demoWallet, http, HttpResponse, portalHandlers, renderWithPortal, testServer } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { bookingModule } from '../../shared/testing/booking-module';
import { order } from '../../shared/testing/orders';
import { OrderPage } from './order.page';

const calls = testServer(...portalHandlers());
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

const AT = '/flight-order?reference=DMO2611-00001A';
const TICKET = '1761234567890';
const issued = order({
  status: 'Confirmed',
  statusText: 'Ticketed',
  actions: [],
  tickets: [{ number: TICKET, travellerId: 't1', status: 'OPEN', coupons: [], issuedAt: '2026-11-21T09:00:00Z' }],
  payment: { state: 'paid', paid: 'AED 480.00', journalId: 'journal-1', paidAt: '2026-11-21T09:00:00Z' },
});

/** Serves an order, and answers what was asked of it; the order can change between reads. */
function serve(first: Order) {
  const state = { order: first, asked: [] as string[] };
  calls.server.use(
    http.post('/api/order/v1/AirGetOrder', ({ request }) => {
      state.asked.push(new URL(request.url).search);
      return HttpResponse.json(state.order);
    }),
  );
  return state;
}

function refuse(path: string, status: number, code: string, more: object = {}) {
  const problem = { type: 'about:blank', title: 'Refused', status, code, retryable: false, ...more };
  calls.server.use(http.post(path, () => HttpResponse.json(problem, { status })));
}

const open = (at = AT) => renderWithPortal(<OrderPage />, { module: bookingModule, path: '/flight-order', at });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const heading = () => screen.findByRole('heading', { name: 'DMO2611-00001A' });

/** Opens the issue dialog and presses its button. */
async function issue() {
  await open();
  await press('Issue ticket');
  await press('Pay and issue');
}

describe('an order', () => {
  it('says so while it loads, then shows reference, names and history (P-059, T-027, T-058, T-059, T-125)', async () => {
    const { asked } = serve(order());
    await open();
    await screen.findByText('Loading Order details');
    await heading();
    expect(asked).toEqual(['?orderReference=DMO2611-00001A']);
    for (const text of ['RAHMAN/KARIM MR', 'On hold', 'Flex', 'Seats are held.', /QQ 101/]) expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.queryByText('Loading Order details')).toBeNull();
  });

  it('shows history only to those who may see it (T-241)', async () => {
    calls.server.use(...portalHandlers({ functionalities: [211] }));
    serve(order());
    const { store } = await open();
    const { customerApi } = await import('@jetway/kit-api/customer');
    await store.dispatch(customerApi.endpoints.getUserContext.initiate());
    await heading();
    await waitFor(() => expect(screen.queryByText('Seats are held.')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Issue ticket' })).toBeNull();
  });

  it('just made says so, and was asked for as new (T-062)', async () => {
    const { asked } = serve(order({ hint: 'newOrder' }));
    const { router } = await renderWithPortal(<OrderPage />, { module: bookingModule, path: '/flight-order' });
    await router.navigate(AT, { state: { firstTime: true } });
    expect(await screen.findByText('Your seats are held')).toBeInTheDocument();
    expect(asked[0]).toContain('firstTime=true');
  });

  it('of someone else, or of nobody, is not found', async () => {
    refuse('/api/order/v1/AirGetOrder', 404, 'order.not_found');
    await open();
    expect(await screen.findByText('We cannot find this order')).toBeInTheDocument();
  });

  it('is refused without the right to view it (T-234)', async () => {
    refuse('/api/order/v1/AirGetOrder', 403, 'access.denied');
    await open();
    expect(await screen.findByText('You cannot open this order')).toBeInTheDocument();
  });
});

describe('issuing', () => {
  it('charges what was shown once, then shows every ticket number (T-060)', async () => {
    const state = serve(order());
    const sent: AirTicketRequest[] = [];
    calls.server.use(
      http.post('/api/order/v1/Ticket/AirTicket', async ({ request }) => {
        sent.push((await request.json()) as AirTicketRequest);
        state.order = issued;
        return HttpResponse.json(issued);
      }),
    );
    await open();
    await press('Issue ticket');
    const dialog = await screen.findByRole('dialog', { name: 'Issue ticket' });
    expect(dialog).toHaveTextContent(/480\.00/);
    await waitFor(() => expect(dialog).toHaveTextContent(/12,500\.00/));
    const button = within(dialog).getByRole('button', { name: 'Pay and issue' });
    button.click();
    button.click();
    expect(await screen.findByText('Tickets issued')).toBeInTheDocument();
    expect(await screen.findAllByText('176 1234567890')).toHaveLength(2);
    expect(sent).toEqual([{ acceptedAmount: 'AED 520.00', fundSource: 'wallet' }]);
    expect(screen.getByRole('link', { name: 'Show in the ledger' })).toHaveAttribute('href', '/my-transactions');
    expect(screen.queryByRole('button', { name: 'Issue ticket' })).toBeNull();
  });

  it('with too little money says how much is missing, and cannot be pressed (T-128)', async () => {
    serve(order());
    calls.server.use(http.get('/api/payment/v1/passbook/mybalance', () => HttpResponse.json(demoWallet({ walletBalance: '400.50' }))));
    await open();
    await press('Issue ticket');
    expect(await screen.findByText(/You need AED.79\.50 more/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Pay and issue' })).toBeDisabled();
  });

  it('refused for want of money keeps the order on hold and says what is missing', async () => {
    serve(order());
    refuse('/api/order/v1/Ticket/AirTicket', 409, 'wallet.insufficient', { params: { shortfall: 'AED 12.00' } });
    await issue();
    expect(await screen.findByText(/You need AED.12\.00 more/)).toBeInTheDocument();
    await press('Not now');
    expect(await screen.findByText('On hold')).toBeInTheDocument();
  });

  it('without an answer is never pressed twice: the order is being confirmed', async () => {
    const state = serve(order());
    refuse('/api/order/v1/Ticket/AirTicket', 409, 'order.outcome_unknown');
    await issue();
    state.order = order({ status: 'InProgress', statusText: 'Ticketing in progress', actions: ['refresh'], payment: { state: 'held' } });
    expect(await screen.findByText('Your ticket is being confirmed')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Pay and issue' })).toBeNull();
    await press('Show order');
    expect(await screen.findByText('Your order is being confirmed')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeInTheDocument();
  });

  it('refused by the airline says so in its words', async () => {
    serve(order());
    refuse('/api/order/v1/Ticket/AirTicket', 409, 'order.supplier_refused', { detail: 'Fare expired at the carrier.' });
    await issue();
    expect(await screen.findByText('Fare expired at the carrier.')).toBeInTheDocument();
  });
});

describe('cancelling', () => {
  const held = order({ actions: ['issue', 'cancel'] });

  it('asks first, then gives the booking up (T-057, T-237, T-304)', async () => {
    const state = serve(held);
    const cancelled: string[] = [];
    calls.server.use(
      http.post('/api/order/v1/Cancel/AirCancel', ({ request }) => {
        cancelled.push(new URL(request.url).search);
        state.order = order({ status: 'Cancelled', statusText: 'Cancelled', actions: [] });
        return HttpResponse.json(state.order);
      }),
    );
    await open();
    await press('Cancel booking');
    await press('Keep it');
    expect(cancelled).toEqual([]);
    await press('Cancel booking');
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel booking' }));
    expect(await screen.findByText('This booking is cancelled')).toBeInTheDocument();
    expect(cancelled).toEqual(['?orderReference=DMO2611-00001A']);
    expect(screen.queryByRole('button', { name: 'Issue ticket' })).toBeNull();
  });

  it('that comes too late says so and shows the order as it is', async () => {
    const state = serve(held);
    refuse('/api/order/v1/Cancel/AirCancel', 409, 'order.wrong_state');
    await open();
    await press('Cancel booking');
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel booking' }));
    expect(await screen.findByText('The booking was not cancelled')).toBeInTheDocument();
    state.order = issued;
    await press('Keep it');
    expect(await screen.findByText('Ticketed')).toBeInTheDocument();
  });

  it('is not offered without the right to cancel (T-237)', async () => {
    calls.server.use(...portalHandlers({ functionalities: [211, 212] }));
    serve(held);
    const { store } = await open();
    const { customerApi } = await import('@jetway/kit-api/customer');
    await store.dispatch(customerApi.endpoints.getUserContext.initiate());
    await heading();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel booking' })).toBeNull());
  });
});

it('an order being confirmed is read again by hand', async () => {
  const state = serve(order({ status: 'InProgress', statusText: 'Ticketing in progress', actions: ['refresh'] }));
  await open();
  await screen.findByText('Your order is being confirmed');
  state.order = issued;
  await press('Refresh');
  expect(await screen.findByText('176 1234567890')).toBeInTheDocument();
  expect(screen.queryByText('Your order is being confirmed')).toBeNull();
});
