import type { PartPayment } from '@jetway/kit-api/payment';
import { demoWallet, http, HttpResponse, press } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { calls, open, openWith, paid, refuse, serve, SUPPLEMENTARY } from '../testing/product';

beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

const SETTLE = '/api/payment/v1/PartialPayment/SettleNow';
const owed: PartPayment = {
  paidNow: 'AED 144.00',
  due: 'AED 336.00',
  left: 'AED 336.00',
  dueAt: '2026-11-28T08:00:00Z',
  isSettled: false,
  isOverdue: false,
};
const settled: PartPayment = { ...owed, left: 'AED 0.00', isSettled: true };

/** Serves a partly paid order and records payments of the rest; `paidNow` says whether the first one charges. */
function serveOwed({ paidNow = true } = {}) {
  serve();
  const state = { part: owed, sent: [] as unknown[] };
  calls.server.use(
    http.post(SUPPLEMENTARY, () =>
      HttpResponse.json({ orderReference: paid.orderReference, payments: [], part: state.part, filed: [] }),
    ),
    http.post(SETTLE, async ({ request }) => {
      state.sent.push(await request.json());
      state.part = settled;
      const due = {
        orderReference: paid.orderReference,
        total: 'AED 480.00',
        paid: 'AED 480.00',
        left: 'AED 0.00',
        dueAt: owed.dueAt,
        state: 'settled',
      };
      return HttpResponse.json({ paidNow, due });
    }),
  );
  return state;
}

function holds(walletBalance: string) {
  calls.server.use(
    http.get('/api/payment/v1/passbook/mybalance', () => HttpResponse.json(demoWallet({ walletBalance }))),
  );
}

async function ask() {
  await press('Pay the amount due');
  return screen.findByRole('alertdialog');
}

const pay = (dialog: HTMLElement) => userEvent.click(within(dialog).getByRole('button', { name: /^Pay AED/ }));

describe('an amount due', () => {
  it('is paid after its amount was confirmed, and is then settled (T-360)', async () => {
    const state = serveOwed();
    await open({ order: paid });
    const dialog = await ask();
    expect(dialog).toHaveTextContent(/336\.00/);
    expect(await within(dialog).findByText(/12,500\.00/)).toBeInTheDocument();
    expect(state.sent).toEqual([]);
    await pay(dialog);
    expect(await screen.findByText('Order DMO2611-00001A is paid in full.')).toBeInTheDocument();
    expect(state.sent).toEqual([{ orderReference: 'DMO2611-00001A', acceptedAmount: 'AED 336.00' }]);
    expect(await screen.findByText('Settled')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Pay the amount due' })).toBeNull());
  });

  it('is not charged again when a colleague has paid it, and says so', async () => {
    serveOwed({ paidNow: false });
    await open({ order: paid });
    await pay(await ask());
    expect(await screen.findByText(/was already paid in full/)).toBeInTheDocument();
    expect(await screen.findByText('Settled')).toBeInTheDocument();
  });

  it('that exceeds the wallet shows the shortfall, and is not sent', async () => {
    const state = serveOwed();
    holds('300.00');
    await open({ order: paid });
    const dialog = await ask();
    expect(await within(dialog).findByText(/is .*36\.00 short/)).toBeInTheDocument();
    await pay(dialog);
    expect(state.sent).toEqual([]);
  });

  it.each([
    [409, 'wallet.insufficient', { params: { shortfall: 'AED 36.00' } }, /is .*36\.00 short/],
    [409, 'order.amount_mismatch', { params: { current: 'AED 300.00' } }, /The amount due has changed/],
    [503, 'server.unavailable', {}, /will not be charged twice/],
    [403, 'access.denied', {}, /Your role does not allow this/],
  ])('refused with %i %s shows the reason and stays due', async (status, code, more, words) => {
    serveOwed();
    refuse(SETTLE, status, code, more);
    await open({ order: paid });
    const dialog = await ask();
    await pay(dialog);
    expect(await within(dialog).findByText(words)).toBeInTheDocument();
    await press('Not now');
    expect(screen.getByRole('button', { name: 'Pay the amount due' })).toBeInTheDocument();
  });

  it.each([
    [[211], false],
    [[211, 231], true],
  ])('with %j can be paid: %s', async (codes, mayPay) => {
    serveOwed();
    await openWith(codes, { order: paid });
    await screen.findByText('Due later');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Pay the amount due' }) !== null).toBe(mayPay));
  });
});
