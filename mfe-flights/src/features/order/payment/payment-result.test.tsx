import type { Order } from '@jetway/kit-api/flights';
import type { OnlinePayment } from '@jetway/kit-api/payment';
import { http, HttpResponse, press } from '@jetway/kit-test';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { order } from '../../../shared/testing/orders';
import { browser } from '../issue/pay/use-pay-online';
import { AT, calls, issued, open, refuse, serve } from '../testing/open-order';
import { isUnderWay, newsOf } from './payment-result.model';

beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

const GET = '/api/payment/v1/online/GetPayment';

function payment(replace: Partial<OnlinePayment> = {}): OnlinePayment {
  return {
    paymentId: 'p1',
    orderReference: 'DMO2611-00001A',
    state: 'pending',
    amount: 'AED 480.00',
    fee: 'AED 8.64',
    total: 'AED 488.64',
    inPart: false,
    startedAt: '2026-11-21T09:00:00Z',
    startedBy: 'Amina Rahman',
    expiresAt: '2026-11-21T09:20:00Z',
    ...replace,
  };
}

async function back(first: Order, answer: OnlinePayment) {
  const state = serve(first);
  calls.server.use(http.post(GET, () => HttpResponse.json(answer)));
  await open(`${AT}&payment=p1`);
  return state;
}

describe('returning from the payment provider', () => {
  it('paid and ticketed says so (T-061)', async () => {
    await back(issued, payment({ state: 'paid', landing: 'order' }));
    expect(await screen.findByText('Paid and ticketed')).toBeInTheDocument();
  });

  it('declined says that nothing was charged, and opens the issue dialog again', async () => {
    await back(order(), payment({ state: 'failed' }));
    expect(await screen.findByText('The payment was declined')).toBeInTheDocument();
    await press('Try again');
    expect(await screen.findByRole('dialog', { name: 'Issue ticket' })).toBeInTheDocument();
  });

  it("waiting for the bank links back to the provider's page, and never asks to pay again", async () => {
    await back(order(), payment({ redirectUrl: '/api/payment/v1/sandbox/checkout?session=s1' }));
    expect(await screen.findByText('We are waiting for your bank')).toBeInTheDocument();
    const go = vi.spyOn(browser, 'go').mockImplementation(() => undefined);
    await press('Back to the payment page');
    expect(go).toHaveBeenCalledExactlyOnceWith('/api/payment/v1/sandbox/checkout?session=s1');
    go.mockRestore();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('money credited to the wallet shows the reason', async () => {
    await back(order(), payment({ state: 'paid', landing: 'wallet', reason: 'priceChanged' }));
    expect(await screen.findByText('Paid, and the money is in your wallet')).toBeInTheDocument();
    expect(screen.getByText(/The price or the booking class changed during the payment/)).toBeInTheDocument();
  });

  it("whose ticket the airline then refused shows the payment's current state", async () => {
    const state = serve(order({ status: 'InProgress', actions: [] }));
    let answer = payment({ state: 'paid', landing: 'order' });
    calls.server.use(http.post(GET, () => HttpResponse.json(answer)));
    const { store } = await open(`${AT}&payment=p1`);
    expect(await screen.findByText(/tickets are being made/i, { selector: 'h3, h2, strong, p, div' })).toBeInTheDocument();
    answer = payment({ state: 'paid', landing: 'wallet', reason: 'notTicketed' });
    state.order = order({ version: order().version + 1 });
    const { flightsApi } = await import('@jetway/kit-api/flights');
    store.dispatch(flightsApi.util.invalidateTags([{ type: 'Order', id: order().orderReference }]));
    expect(await screen.findByText('Paid, and the money is in your wallet')).toBeInTheDocument();
  });

  it('a payment that fails to load says so beside the order', async () => {
    serve(order());
    refuse(GET, 404, 'payment.not_found');
    await open(`${AT}&payment=p1`);
    expect(await screen.findByText('The payment could not be read')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByText('On hold')).toBeInTheDocument());
  });

  it('is in progress until its money is booked', () => {
    expect(isUnderWay(payment({ state: 'paid' }))).toBe(true);
    expect(isUnderWay(payment({ state: 'paid', landing: 'wallet' }))).toBe(false);
    expect(newsOf(payment({ state: 'paid' }), order({ status: 'InProgress' }))).toBe('ticketing');
    expect(newsOf(payment({ state: 'paid', landing: 'order' }), issued)).toBe('ticketed');
    expect(newsOf(payment({ state: 'paid', landing: 'order' }), order({ status: 'UnConfirmed' }))).toBeNull();
    for (const state of ['failed', 'cancelled', 'expired', 'review'] as const) {
      expect(isUnderWay(payment({ state }))).toBe(false);
      expect(newsOf(payment({ state }), order())).toBe(state);
    }
  });
});
