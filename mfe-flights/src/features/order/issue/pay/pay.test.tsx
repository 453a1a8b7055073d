import type { AirTicketRequest } from '@jetway/kit-api/flights';
import type { PayOnlineRequest } from '@jetway/kit-api/payment';
import { paymentApi } from '@jetway/kit-api/payment';
import { browser } from '@jetway/kit-orders';
import { http, HttpResponse, press } from '@jetway/kit-test';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { order } from '../../../../shared/testing/orders';
import {
  calls,
  FULL_QUOTE,
  inPart,
  issued,
  open,
  openWith,
  PART_QUOTE,
  refuse,
  serve,
  undivided,
} from '../../testing/open-order';

const PAY = '/api/order/v1/GetIssueTicketWithFullPayOnline';
const PAY_PART = '/api/order/v1/GetIssueTicketWithPartPayOnline';

beforeAll(calls.start);
beforeEach(() => sessionStorage.clear());
afterEach(calls.reset);
afterAll(calls.stop);

const payment = { paymentId: 'p1', redirectUrl: '/api/payment/v1/sandbox/checkout?session=s1' };

/** Full payment only, unless operations approve partial payment. */
const asking = undivided({ noParts: 'notRefundable', canAsk: true });

/** Serves an order with partial payment, and opens its issue dialog. */
async function dialog() {
  serve(order());
  calls.server.use(http.post(PART_QUOTE, () => HttpResponse.json(inPart)));
  await open();
  await press('Issue ticket');
  const shown = await screen.findByRole('dialog', { name: 'Issue ticket' });
  await within(shown).findByRole('radio', { name: /Online, in full/ });
  await within(shown).findByRole('radio', { name: /Online, a part now/ });
  return shown;
}

/** Serves a call and records the requests. */
function keep<T>(path: string, answer: object): T[] {
  const sent: T[] = [];
  calls.server.use(
    http.post(path, async ({ request }) => {
      sent.push((await request.json()) as T);
      return HttpResponse.json(answer);
    }),
  );
  return sent;
}

describe('ways to pay', () => {
  it('shows every way to pay with its amount now, its fee, and what is due later (T-309)', async () => {
    const shown = await dialog();
    expect(shown).toHaveTextContent(/488\.64 at the payment provider, including its fee of AED.8\.64/);
    expect(shown).toHaveTextContent(/144\.00 now, AED.336\.00 by .*28 Nov/);
    expect(within(shown).getByRole('radio', { name: /Wallet, in full/ })).toBeChecked();
  });

  it('pays a part from the wallet exactly as shown', async () => {
    const sent = keep<AirTicketRequest>('/api/order/v1/Ticket/AirTicket', issued);
    const shown = await dialog();
    await userEvent.click(within(shown).getByRole('radio', { name: /Wallet, a part now/ }));
    await press('Pay and issue');
    const part = { mode: 'partial', acceptedNow: 'AED 144.00' };
    await waitFor(() =>
      expect(sent).toEqual([
        { acceptedAmount: 'AED 520.00', fundSource: 'wallet', acceptedPayable: 'AED 480.00', ...part },
      ]),
    );
  });

  it('accepts the total with its fee and goes to the provider once, however often it is pressed', async () => {
    const go = vi.spyOn(browser, 'go').mockImplementation(() => undefined);
    const sent = keep<PayOnlineRequest>(PAY, payment);
    const shown = await dialog();
    await userEvent.click(within(shown).getByRole('radio', { name: /Online, in full/ }));
    const button = await within(shown).findByRole('button', { name: /Continue to pay AED.488\.64/ });
    await waitFor(() => expect(button).toBeEnabled());
    button.click();
    button.click();
    await waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith(payment.redirectUrl));
    expect(sent).toEqual([{ acceptedAmount: 'AED 520.00', acceptedPayable: 'AED 480.00', acceptedNow: 'AED 488.64' }]);
    go.mockRestore();
  });

  it('can be paid while the same amounts are read again', async () => {
    serve(order());
    const { store } = await open();
    await press('Issue ticket');
    const pay = await screen.findByRole('button', { name: 'Pay and issue' });
    await waitFor(() => expect(pay).toBeEnabled());
    const again = vi.fn(() => new Promise<never>(() => undefined));
    calls.server.use(http.post(FULL_QUOTE, again), http.post(PART_QUOTE, again));
    act(() => void store.dispatch(paymentApi.util.invalidateTags([{ type: 'Order', id: order().orderReference }])));
    await waitFor(() => expect(again).toHaveBeenCalledTimes(2));
    expect(pay).toBeEnabled();
  });

  it('says that nothing was charged when the provider is unavailable, and can be retried', async () => {
    refuse(PAY_PART, 502, 'payment.provider_down');
    const shown = await dialog();
    await userEvent.click(within(shown).getByRole('radio', { name: /Online, a part now/ }));
    await press(/Continue to pay/);
    expect(
      await within(shown).findByText(/The payment provider cannot be reached. Nothing was charged/),
    ).toBeInTheDocument();
    expect(within(shown).getByRole('button', { name: /Continue to pay/ })).toBeEnabled();
  });

  it.each([
    ['AED 520.00', 'The booking class has just changed'],
    ['AED 560.00', 'The price and the booking class have just changed'],
  ])('for a fare of %s in another class says what changed', async (current, words) => {
    refuse(PAY, 409, 'offer.price_changed', { params: { previous: 'AED 520.00', current, classes: 'QQ 101 Y to B' } });
    const shown = await dialog();
    await userEvent.click(within(shown).getByRole('radio', { name: /Online, in full/ }));
    await press(/Continue to pay/);
    expect(await within(shown).findByText(words)).toBeInTheDocument();
    expect(within(shown).queryByText('The price has just changed')).toBeNull();
  });

  it('works again after the browser’s back button', async () => {
    const go = vi.spyOn(browser, 'go').mockImplementation(() => undefined);
    keep<PayOnlineRequest>(PAY, payment);
    const shown = await dialog();
    await userEvent.click(within(shown).getByRole('radio', { name: /Online, in full/ }));
    await press(/Continue to pay/);
    await waitFor(() => expect(go).toHaveBeenCalledOnce());
    expect(within(shown).getByRole('button', { name: 'Not now' })).toBeDisabled();
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await waitFor(() => expect(within(shown).getByRole('button', { name: 'Not now' })).toBeEnabled());
    await press(/Continue to pay/);
    await waitFor(() => expect(go).toHaveBeenCalledTimes(2));
    go.mockRestore();
  });

  it("shows the provider's failure even after a wallet shortfall", async () => {
    refuse('/api/order/v1/Ticket/AirTicket', 409, 'wallet.insufficient', { params: { shortfall: 'AED 10.00' } });
    refuse(PAY, 502, 'payment.provider_down');
    const shown = await dialog();
    await press('Pay and issue');
    expect(await within(shown).findByText(/AED.10\.00/)).toBeInTheDocument();
    await userEvent.click(within(shown).getByRole('radio', { name: /Online, in full/ }));
    await press(/Continue to pay/);
    expect(await within(shown).findByText(/The payment provider cannot be reached/)).toBeInTheDocument();
  });

  it('lets the server decide whether the wallet suffices, for users who do not see net amounts (T-376)', async () => {
    const held = order();
    serve({ ...held, fare: { ...held.fare, agentPayable: undefined } });
    calls.server.use(
      http.get('/api/payment/v1/passbook/mybalance', () =>
        HttpResponse.json({ walletCurrency: 'AED', walletBalance: '500.00', status: 'Active' }),
      ),
      http.post(FULL_QUOTE, () => HttpResponse.json(undivided())),
    );
    const sent = keep<AirTicketRequest>('/api/order/v1/Ticket/AirTicket', issued);
    await openWith([211, 212]);
    await press('Issue ticket');
    const shown = await screen.findByRole('dialog', { name: 'Issue ticket' });
    expect(await within(shown).findByText(/AED.520\.00/)).toBeInTheDocument();
    await press('Pay and issue');
    await waitFor(() => expect(sent).toEqual([{ acceptedAmount: 'AED 520.00', fundSource: 'wallet' }]));
  });

  it('remembers the selected way after a reload (T-366)', async () => {
    const shown = await dialog();
    await userEvent.click(within(shown).getByRole('radio', { name: /Online, a part now/ }));
    await press('Not now');
    cleanup();
    const again = await dialog();
    expect(within(again).getByRole('radio', { name: /Online, a part now/ })).toBeChecked();
  });

  it('offers to ask operations to users with 222 only (T-245)', async () => {
    serve(order());
    calls.server.use(http.post(PART_QUOTE, () => HttpResponse.json(asking)));
    await openWith([211, 212]);
    await press('Issue ticket');
    expect(await screen.findByText(/This fare is not refundable/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Request partial payment' })).toBeNull();
  });

  it('asks operations to approve partial payment (T-245)', async () => {
    serve(order());
    calls.server.use(http.post(PART_QUOTE, () => HttpResponse.json(asking)));
    const sent = keep('/api/order/v1/InitiateRequestToEnablePartialPayment', { state: 'requested' });
    await openWith([211, 212, 222]);
    await press('Issue ticket');
    await press('Request partial payment');
    await userEvent.type(await screen.findByLabelText('Reason for partial payment'), 'After the wedding');
    await press('Send request');
    await waitFor(() => expect(sent).toEqual([{ remark: 'After the wedding' }]));
  });

  it('asks again after a refusal', async () => {
    serve(order());
    const refused = { ...asking, request: { state: 'refused' as const, answer: 'Not on this fare.' } };
    calls.server.use(http.post(PART_QUOTE, () => HttpResponse.json(refused)));
    await openWith([211, 212, 222]);
    await press('Issue ticket');
    expect(await screen.findByText('Not on this fare.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Request partial payment' })).toBeEnabled();
  });
});
