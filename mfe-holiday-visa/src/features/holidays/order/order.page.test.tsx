import type { HolidayOrder } from '@jetway/kit-api/holidays';
import { http, HttpResponse, press, renderWithPortal } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { HOLIDAY_CALLS, HOLIDAY_ORDER, holidayOrder, holidaysModule } from '../../../shared/testing/holidays';
import { holidaysServer } from '../../../shared/testing/holidays-server';
import { problem } from '../../../shared/testing/visa-orders';
import { HolidayOrderPage } from './order.page';

const calls = holidaysServer();

/** Serves an order that can change between reads, and collects the bodies of one call. */
function serve(first: HolidayOrder, call = '', after: HolidayOrder = first) {
  const state: { order: HolidayOrder; sent: unknown[] } = { order: first, sent: [] };
  calls.server.use(http.post(HOLIDAY_CALLS.order, () => HttpResponse.json(state.order)));
  if (call) {
    calls.server.use(
      http.post(call, async ({ request }) => {
        state.sent.push(await request.json());
        state.order = after;
        return HttpResponse.json(after);
      }),
    );
  }
  return state;
}

const open = (query = '') =>
  renderWithPortal(<HolidayOrderPage />, {
    module: holidaysModule,
    path: '/holiday-bookings/:reference',
    at: `/holiday-bookings/${HOLIDAY_ORDER}${query}`,
  });

describe('a holiday booking', () => {
  it('says its stage, what to do next and until when, and shows what was bought', async () => {
    serve(holidayOrder());
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: HOLIDAY_ORDER })).toBeInTheDocument();
    expect(
      screen.getByText('Pay the deposit by 30 Nov 2026, 18:00 Dubai, or the booking expires.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'HR2611000001' })).toHaveAttribute(
      'href',
      '/holiday-requests/HR2611000001',
    );
    expect(within(screen.getByRole('region', { name: 'Services' })).getByText('Package')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Pay the balance' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Customer invoice (PDF)' })).not.toBeInTheDocument();
  });

  it('shows the suppliers’ references once it is confirmed, and invoices once something is paid', async () => {
    const paid = { ...holidayOrder().deposit, paidAt: '2026-11-26T09:00:00Z' };
    serve(
      holidayOrder({
        stage: 'balanceDue',
        deposit: paid,
        references: [{ line: 0, label: 'Package', reference: 'TR-77' }],
        actions: ['payBalance', 'print'],
      }),
    );
    await open();
    expect(await screen.findByText('TR-77')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Agency invoice (PDF)' })).toBeInTheDocument();
    expect(screen.getByText('Pay the balance by 20 Dec 2026, 22:00 Dubai, or the booking ends.')).toBeInTheDocument();
  });

  it('is sent to its travellers by a link once it is paid', async () => {
    const link = { orderReference: HOLIDAY_ORDER, revoked: false, withPrices: false };
    calls.server.use(http.post(HOLIDAY_CALLS.link, () => HttpResponse.json(link)));
    serve(holidayOrder({ stage: 'paid', actions: ['print'] }));
    await open();
    expect(await screen.findByRole('button', { name: 'Create the link' })).toBeInTheDocument();
    expect(screen.getByText(/A page with every day/)).toBeInTheDocument();
  });

  it.each([
    ['cancelled', { penalty: 'AED 0.00', refund: 'AED 0.00', reason: 'The hotel is full.' }, 'The hotel is full.'],
    ['expired', { penalty: 'AED 0.00', refund: 'AED 0.00', missed: 'deposit' }, /The deposit was not paid in time/],
  ] as const)('%s says how it ended', async (stage, ended, text) => {
    serve(holidayOrder({ stage, ended: { at: '2026-11-26T08:00:00Z', ...ended }, actions: [] }));
    await open();
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
});

describe('paying the deposit', () => {
  it('charges the amount that is shown', async () => {
    const after = holidayOrder({ stage: 'confirming', actions: ['history'] });
    const state = serve(holidayOrder(), HOLIDAY_CALLS.payDeposit, after);
    await open();
    await press('Pay the deposit');
    await press('Pay now');
    expect(await screen.findByText('Our team is confirming the holiday')).toBeInTheDocument();
    expect(state.sent).toEqual([{ orderReference: HOLIDAY_ORDER, acceptedAmount: 'AED 1075.00' }]);
  });

  it('says in the words of holidays that the wallet is short', async () => {
    serve(holidayOrder());
    calls.server.use(
      http.post(HOLIDAY_CALLS.payDeposit, () =>
        problem(409, 'wallet.insufficient', { params: { shortfall: 'AED 75.00' } }),
      ),
    );
    await open();
    await press('Pay the deposit');
    await press('Pay now');
    expect(await screen.findByText(/more to pay for this holiday\. Nothing was charged\./)).toBeInTheDocument();
  });
});

describe('cancelling', () => {
  const quote = { quoteId: 'q1', penalty: 'AED 4800.00', refund: 'AED 0.00', validUntil: '2026-11-26T09:00:00Z' };

  it('shows what it costs now, and cancels at that penalty; the dialog has an address', async () => {
    const state = serve(holidayOrder(), HOLIDAY_CALLS.cancel, holidayOrder({ stage: 'cancelled', actions: [] }));
    calls.server.use(http.post(HOLIDAY_CALLS.cancelQuote, () => HttpResponse.json(quote)));
    await open('?view=cancel');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel this booking?' }));
    expect(await dialog.findByText(/4,800\.00/)).toBeInTheDocument();
    await press('Cancel the booking');
    expect(await screen.findByText('This booking is cancelled')).toBeInTheDocument();
    expect(state.sent).toEqual([{ orderReference: HOLIDAY_ORDER, quoteId: 'q1' }]);
  });

  it('asks for the penalty again when it has changed', async () => {
    serve(holidayOrder());
    calls.server.use(
      http.post(HOLIDAY_CALLS.cancelQuote, () => HttpResponse.json(quote)),
      http.post(HOLIDAY_CALLS.cancel, () => problem(409, 'holidays.quote_expired')),
    );
    await open('?view=cancel');
    await press('Cancel the booking');
    expect(await screen.findByText('This penalty has expired')).toBeInTheDocument();
  });
});

it('lists what happened in the words of holidays', async () => {
  serve(holidayOrder());
  calls.server.use(
    http.post(HOLIDAY_CALLS.history, () =>
      HttpResponse.json({
        orderReference: HOLIDAY_ORDER,
        events: [{ at: '2026-11-26T07:30:00Z', by: 'Amina Rahman', kind: 'booked', text: '' }],
      }),
    ),
  );
  await open('?view=history');
  expect(await screen.findByText('The quotation was accepted.')).toBeInTheDocument();
});

it.each([
  ['order.not_found', 404, 'We cannot find this order'],
  ['access.denied', 403, 'You may not see this booking'],
  ['request.invalid', 400, 'The booking could not be loaded'],
])('refused with %s says so', async (code, status, title) => {
  calls.server.use(http.post(HOLIDAY_CALLS.order, () => problem(status, code)));
  await open();
  await waitFor(() => expect(screen.getByText(title)).toBeInTheDocument());
});
