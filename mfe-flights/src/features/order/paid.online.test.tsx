import type { OnlinePayment } from '@jetway/kit-api/payment';
import { http, HttpResponse, press } from '@jetway/kit-test';
import { screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { order } from '../../shared/testing/orders';
import { AT, calls, issued, open, serve } from './testing/open-order';

beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

function payment(replace: Partial<OnlinePayment>): OnlinePayment {
  return {
    paymentId: 'p1',
    orderReference: 'DMO2611-00001A',
    state: 'paid',
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

async function back(first: Parameters<typeof serve>[0], answer: OnlinePayment) {
  const state = serve(first);
  const now = { payment: answer };
  calls.server.use(http.post('/api/payment/v1/online/GetPayment', () => HttpResponse.json(now.payment)));
  const portal = await open(`${AT}&payment=p1`);
  return { ...portal, state, now };
}

describe('an order just paid online', () => {
  it('paid and ticketed says so (T-061)', async () => {
    await back(issued, payment({ landing: 'order' }));
    expect(await screen.findByText('Paid and ticketed')).toBeInTheDocument();
  });

  it('says that nothing was charged when declined, and opens the issue dialog again', async () => {
    await back(order(), payment({ state: 'failed' }));
    expect(await screen.findByText('The payment was declined')).toBeInTheDocument();
    await press('Try again');
    expect(await screen.findByRole('dialog', { name: 'Issue ticket' })).toBeInTheDocument();
  });

  it('says why the money stays in the wallet', async () => {
    await back(order(), payment({ landing: 'wallet', reason: 'priceChanged' }));
    expect(await screen.findByText('Paid, and the money is in your wallet')).toBeInTheDocument();
    expect(screen.getByText(/The price or the booking class changed during the payment/)).toBeInTheDocument();
  });

  it('shows the current state of a payment once the order has changed', async () => {
    const { state, now, store } = await back(
      order({ status: 'InProgress', actions: [] }),
      payment({ landing: 'order' }),
    );
    expect(await screen.findByText('Paid: tickets are being issued')).toBeInTheDocument();
    now.payment = payment({ landing: 'wallet', reason: 'notTicketed' });
    state.order = order({ version: order().version + 1 });
    const { flightsApi } = await import('@jetway/kit-api/flights');
    store.dispatch(flightsApi.util.invalidateTags([{ type: 'Order', id: order().orderReference }]));
    expect(await screen.findByText('Paid, and the money is in your wallet')).toBeInTheDocument();
  });
});
