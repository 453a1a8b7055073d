import type { AirTicketRequest } from '@jetway/kit-api/flights';
import { demoWallet, http, HttpResponse, press } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { segment } from '../../../shared/testing/flights';
import { fare, order } from '../../../shared/testing/orders';
import { calls, issued, open, refuse, serve, verified, VERIFY } from '../testing/open-order';

beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

/** Opens the issue dialog and presses its button. */
async function issue() {
  await open();
  await press('Issue ticket');
  await press('Pay and issue');
}

describe('issuing', () => {
  it('charges the displayed amount once, then shows every ticket number (T-060)', async () => {
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
    await waitFor(() => expect(dialog).toHaveTextContent(/480\.00/));
    await waitFor(() => expect(dialog).toHaveTextContent(/12,500\.00/));
    const button = within(dialog).getByRole('button', { name: 'Pay and issue' });
    await waitFor(() => expect(button).toBeEnabled());
    button.click();
    button.click();
    expect(await screen.findByText('Tickets issued')).toBeInTheDocument();
    expect(await screen.findAllByText('176 1234567890')).toHaveLength(2);
    expect(sent).toEqual([{ acceptedAmount: 'AED 520.00', fundSource: 'wallet', acceptedPayable: 'AED 480.00' }]);
    expect(screen.getByRole('link', { name: 'Show in the ledger' })).toHaveAttribute('href', '/my-transactions');
    expect(screen.queryByRole('button', { name: 'Issue ticket' })).toBeNull();
  });

  it('with insufficient funds shows the shortfall, and is disabled (T-128)', async () => {
    serve(order());
    calls.server.use(
      http.get('/api/payment/v1/passbook/mybalance', () => HttpResponse.json(demoWallet({ walletBalance: '400.50' }))),
    );
    await open();
    await press('Issue ticket');
    expect(await screen.findByText(/You need AED.79\.50 more/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Add funds' })).toHaveAttribute('href', '/bank-deposit');
    expect(screen.getByRole('button', { name: 'Pay and issue' })).toBeDisabled();
  });

  it('refused for insufficient funds keeps the order on hold and shows the shortfall', async () => {
    serve(order());
    refuse('/api/order/v1/Ticket/AirTicket', 409, 'wallet.insufficient', { params: { shortfall: 'AED 12.00' } });
    await issue();
    expect(await screen.findByText(/You need AED.12\.00 more/)).toBeInTheDocument();
    await press('Not now');
    expect(await screen.findByText('On hold')).toBeInTheDocument();
  });

  it('without a response cannot be repeated: the order is being confirmed', async () => {
    const state = serve(order());
    refuse('/api/order/v1/Ticket/AirTicket', 409, 'order.outcome_unknown');
    await issue();
    state.order = order({
      status: 'InProgress',
      statusText: 'Ticketing in progress',
      actions: ['refresh'],
      payment: { state: 'held' },
    });
    expect(await screen.findByText('Your ticket is being confirmed')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Pay and issue' })).toBeNull();
    await press('Show order');
    expect(await screen.findByText('Your order is being confirmed')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeInTheDocument();
  });

  it('shows a changed price, and pays it only after acceptance (T-317)', async () => {
    serve(order());
    const dearer = fare({ customerTotal: 'AED 572.00', agentPayable: 'AED 530.00' });
    const sent: AirTicketRequest[] = [];
    calls.server.use(
      http.post(VERIFY, () =>
        HttpResponse.json(verified({ status: 'PriceChanged', previous: fare(), current: dearer, delta: 'AED 52.00' })),
      ),
      http.post('/api/order/v1/Ticket/AirTicket', async ({ request }) => {
        sent.push((await request.json()) as AirTicketRequest);
        return HttpResponse.json(issued);
      }),
    );
    await open();
    await press('Issue ticket');
    const dialog = await screen.findByRole('dialog', { name: 'Issue ticket' });
    expect(await within(dialog).findByText('The price has changed')).toBeInTheDocument();
    expect(dialog).toHaveTextContent(/520\.00.*572\.00.*52\.00/);
    expect(within(dialog).queryByRole('button', { name: 'Pay and issue' })).toBeNull();
    expect(sent).toEqual([]);
    await press(/Accept AED.572\.00 and issue/);
    await waitFor(() =>
      expect(sent).toEqual([{ acceptedAmount: 'AED 572.00', fundSource: 'wallet', acceptedPayable: 'AED 530.00' }]),
    );
  });

  it('shows a changed booking class at the same price, and pays only after acceptance', async () => {
    serve(order());
    const sent: AirTicketRequest[] = [];
    const sold = (rbd: string) => ({ rbd, cabin: 'Economy', fareBasis: 'YOW' });
    const classChanges = [{ flight: 'QQ 101', previous: sold('Y'), current: sold('B') }];
    calls.server.use(
      http.post(VERIFY, () =>
        HttpResponse.json(verified({ status: 'ClassChanged', classChanges, segments: [segment({ rbd: 'B' })] })),
      ),
      http.post('/api/order/v1/Ticket/AirTicket', async ({ request }) => {
        sent.push((await request.json()) as AirTicketRequest);
        return HttpResponse.json(issued);
      }),
    );
    await open();
    await press('Issue ticket');
    const dialog = await screen.findByRole('dialog', { name: 'Issue ticket' });
    expect(await within(dialog).findByText('The booking class has changed')).toBeInTheDocument();
    expect(dialog).toHaveTextContent('Booking class Y → B on QQ 101');
    expect(within(dialog).queryByRole('button', { name: 'Pay and issue' })).toBeNull();
    expect(sent).toEqual([]);
    await press(/Accept AED.520\.00 and issue/);
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('verifies the price again when it changed at the last moment (T-317)', async () => {
    const state = serve(order());
    calls.server.use(
      http.post('/api/order/v1/Ticket/AirTicket', () => {
        state.order = order({ fare: fare({ customerTotal: 'AED 540.00', agentPayable: 'AED 500.00' }) });
        const problem = {
          type: 'about:blank',
          title: 'Refused',
          status: 409,
          code: 'offer.price_changed',
          retryable: false,
        };
        return HttpResponse.json(problem, { status: 409 });
      }),
    );
    await issue();
    expect(await screen.findByText('The price has just changed')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /Accept AED.540\.00 and issue/ })).toBeEnabled();
  });

  it('says when seats are sold out, and charges nothing (T-317)', async () => {
    const state = serve(order());
    calls.server.use(
      http.post(VERIFY, () => {
        state.order = order({ status: 'Cancelled', statusText: 'Cancelled', actions: [] });
        return HttpResponse.json(verified({ status: 'Unavailable', orderStatus: 'Cancelled' }));
      }),
    );
    await open();
    await press('Issue ticket');
    expect(await screen.findByText('These seats are no longer available')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Pay and issue' })).toBeNull();
    await press('Show order');
    expect(await screen.findByText('This booking is cancelled')).toBeInTheDocument();
  });

  it('is blocked until the airline confirms the price, which can be retried', async () => {
    serve(order());
    refuse(VERIFY, 409, 'request.in_progress');
    await open();
    await press('Issue ticket');
    expect(await screen.findByText('The airline did not confirm the price')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Pay and issue' })).toBeNull();
    calls.server.use(http.post(VERIFY, () => HttpResponse.json(verified())));
    await press('Check again');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Pay and issue' })).toBeEnabled());
  });

  it("shows the airline's message when the airline refuses", async () => {
    serve(order());
    refuse('/api/order/v1/Ticket/AirTicket', 409, 'order.supplier_refused', { detail: 'Fare expired at the carrier.' });
    await issue();
    expect(await screen.findByText('Fare expired at the carrier.')).toBeInTheDocument();
  });
});
