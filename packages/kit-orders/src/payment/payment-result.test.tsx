import type { OnlinePayment } from '@jetway/kit-api/payment';
import { http, HttpResponse, press } from '@jetway/kit-test';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import type { OrderFacts } from '../order-facts';
import { calls, open, order, paid, refuse, serve } from '../testing/product';
import { browser } from './leave';
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

async function back(first: OrderFacts, answer: OnlinePayment, onRetry?: () => void) {
  serve();
  calls.server.use(http.post(GET, () => HttpResponse.json(answer)));
  return open({ order: first, paymentId: 'p1', ...(onRetry ? { onRetry } : {}) });
}

describe('returning from the payment provider', () => {
  it("shows the product's text when paid and fulfilled, and reads the order again", async () => {
    const { onChange } = await back(paid, payment({ state: 'paid', landing: 'order' }));
    expect(await screen.findByText('Paid and confirmed')).toBeInTheDocument();
    expect(screen.getByText(/AED\s*480\.00 arrived/)).toBeInTheDocument();
    expect(onChange).toHaveBeenCalled();
  });

  it('with net amounts hidden names no amount', async () => {
    serve();
    calls.server.use(http.post(GET, () => HttpResponse.json(payment({ state: 'paid', landing: 'order' }))));
    await open({ order: paid, paymentId: 'p1', isNetHidden: true });
    expect(await screen.findByText('The payment arrived.')).toBeInTheDocument();
    expect(screen.queryByText(/480/)).toBeNull();
  });

  it('says when it was declined, and pays again on request', async () => {
    const onRetry = vi.fn();
    await back(order(), payment({ state: 'failed' }), onRetry);
    expect(await screen.findByText('Declined')).toBeInTheDocument();
    await press('Try again');
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it("links back to the provider's page while waiting for the bank, and never offers to pay again", async () => {
    await back(order(), payment({ redirectUrl: '/api/payment/v1/sandbox/checkout?session=s1' }));
    expect(await screen.findByText('Waiting for the bank')).toBeInTheDocument();
    const go = vi.spyOn(browser, 'go').mockImplementation(() => undefined);
    await press('Back to the payment page');
    expect(go).toHaveBeenCalledExactlyOnceWith('/api/payment/v1/sandbox/checkout?session=s1');
    go.mockRestore();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('money credited to the wallet shows the reason', async () => {
    await back(order(), payment({ state: 'paid', landing: 'wallet', reason: 'priceChanged' }));
    expect(await screen.findByText('In your wallet')).toBeInTheDocument();
    expect(screen.getByText(/The price changed/)).toBeInTheDocument();
  });

  it("whose order the supplier then refused shows the payment's current state", async () => {
    serve();
    let answer = payment({ state: 'paid', landing: 'order' });
    calls.server.use(http.post(GET, () => HttpResponse.json(answer)));
    const { move } = await open({ order: order({ status: 'InProgress' }), paymentId: 'p1' });
    expect(await screen.findByText('Paid: the cabin is being confirmed')).toBeInTheDocument();
    answer = payment({ state: 'paid', landing: 'wallet', reason: 'notTicketed' });
    move(order({ version: 2 }));
    expect(await screen.findByText('In your wallet')).toBeInTheDocument();
  });

  it('says beside the order when a payment fails to load', async () => {
    serve();
    refuse(GET, 404, 'payment.not_found');
    await open({ paymentId: 'p1' });
    expect(await screen.findByText('The payment could not be read')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByText('Cabin held')).toBeInTheDocument());
  });

  it('is in progress until its money is booked', () => {
    expect(isUnderWay(payment({ state: 'paid' }))).toBe(true);
    expect(isUnderWay(payment({ state: 'paid', landing: 'wallet' }))).toBe(false);
    expect(newsOf(payment({ state: 'paid' }), order({ status: 'InProgress' }))).toBe('fulfilling');
    expect(newsOf(payment({ state: 'paid', landing: 'order' }), paid)).toBe('fulfilled');
    expect(newsOf(payment({ state: 'paid', landing: 'order' }), order({ status: 'UnConfirmed' }))).toBeNull();
    for (const state of ['failed', 'cancelled', 'expired', 'review'] as const) {
      expect(isUnderWay(payment({ state }))).toBe(false);
      expect(newsOf(payment({ state }), order())).toBe(state);
    }
  });
});
