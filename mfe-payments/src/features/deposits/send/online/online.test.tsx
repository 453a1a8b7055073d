import type { CreatePaymentRequest, OnlineDepositRequest } from '@jetway/kit-api/deposits';
import { http, HttpResponse, press, renderWithPortal } from '@jetway/kit-test';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';

import paymentsModule from '../../../../module';
import { CALLS, calls, deposit, keep, option, problem, serve } from '../../testing/deposits';
import { browser } from '../leave';
import { MobileBankingPage } from '../mobile/mobile-banking.page';
import { CardPage } from './credit-debit-card.page';
import { NetBankingPage } from './net-banking-card-payment.page';

beforeAll(calls.start);
afterEach(() => {
  calls.reset();
  vi.restoreAllMocks();
});
afterAll(calls.stop);

const session = {
  paymentId: 'p1',
  amount: 'AED 1000.00',
  fee: 'AED 19.00',
  total: 'AED 1019.00',
  expiresAt: '2026-11-26T09:00:00Z',
  redirectUrl: '/checkout?session=s1',
};
const show = (Page: ComponentType, at: string) => renderWithPortal(<Page />, { module: paymentsModule, path: at, at });
const amount = async (text: string) => userEvent.type(await screen.findByRole('textbox', { name: /Amount/ }), text);

function leaving() {
  return vi.spyOn(browser, 'go').mockImplementation(() => undefined);
}

it('shows the fee and the total before the page is left, then pays exactly that', async () => {
  serve();
  const started = keep<OnlineDepositRequest>(CALLS.initate, deposit({ method: 'card', status: 'initiated' }));
  const paid = keep<CreatePaymentRequest>(CALLS.createPayment, session);
  const go = leaving();
  await show(CardPage, '/credit-debit-card');
  await amount('1000');
  expect(screen.getByText(/^AED\s19\.00$/)).toBeInTheDocument();
  expect(screen.getByText(/^AED\s1,019\.00$/)).toBeInTheDocument();
  await press('Continue to pay');
  await waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith('/checkout?session=s1'));
  expect(started).toEqual([{ method: 'card', amount: 'AED 1000.00' }]);
  expect(paid).toEqual([
    { purpose: 'deposit', purposeRef: 'DP2611000042', provider: 'stripe', acceptedTotal: 'AED 1019.00' },
  ]);
});

it('the first digits of a card, of any script, set its fee; more than eight cannot be typed', async () => {
  serve();
  const asked: string[] = [];
  calls.server.use(
    http.post(CALLS.bin, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('cardNumber') ?? '');
      return HttpResponse.json({ brand: 'Visa', feePercent: '2.50', feeFixed: 'AED 0.00' });
    }),
  );
  keep(CALLS.initate, deposit());
  const paid = keep<CreatePaymentRequest>(CALLS.createPayment, session);
  leaving();
  await show(CardPage, '/credit-debit-card');
  await amount('1000');
  const digits = screen.getByRole('textbox', { name: /First 6 to 8 digits/ });
  await userEvent.type(digits, '৪১১১111111111111');
  expect(digits).toHaveValue('৪১১১1111');
  expect(await screen.findByText('Fee: 2.5%')).toBeInTheDocument();
  expect(screen.getByText(/^AED\s1,025\.00$/)).toBeInTheDocument();
  await press('Continue to pay');
  await waitFor(() => expect(paid).toHaveLength(1));
  expect(paid[0]).toMatchObject({ acceptedTotal: 'AED 1025.00', cardBin: '41111111' });
  expect(asked.every((number) => /^\d{6,8}$/.test(number))).toBe(true);
});

it('a payment that fails to open is tried again for the same deposit', async () => {
  serve();
  const started = keep<OnlineDepositRequest>(CALLS.initate, deposit());
  keep(CALLS.createPayment, problem('payment.provider_down'), 409);
  const go = leaving();
  await show(CardPage, '/credit-debit-card');
  await amount('1000');
  await press('Continue to pay');
  expect(await screen.findByText(/The payment provider does not answer/)).toBeInTheDocument();
  keep(CALLS.createPayment, session);
  await press('Continue to pay');
  await waitFor(() => expect(go).toHaveBeenCalledOnce());
  expect(started).toHaveLength(1);
});

it('an amount outside the limits of the selected provider is refused before anything is sent', async () => {
  serve({
    options: [
      option('bkash', { method: 'mobileBanking', label: 'bKash', max: 'AED 100.00' }),
      option('nagad', { method: 'mobileBanking', label: 'Nagad' }),
    ],
  });
  const started = keep(CALLS.initate, deposit());
  const go = leaving();
  keep(CALLS.createPayment, session);
  await show(MobileBankingPage, '/mobile-banking');
  await amount('500');
  await press('Continue to pay');
  expect(await screen.findByText('The largest amount is AED 100.00')).toBeInTheDocument();
  expect(started).toEqual([]);
  await userEvent.click(screen.getByRole('radio', { name: /Nagad/ }));
  await press('Continue to pay');
  await waitFor(() => expect(go).toHaveBeenCalledOnce());
});

it('net banking lists only banks, and says when there are none', async () => {
  serve({ options: [option('stripe'), option('dutch', { method: 'netBanking', label: 'Dutch Bank' })] });
  const { unmount } = await show(NetBankingPage, '/net-banking-card-payment');
  expect(await screen.findByRole('radio', { name: /Dutch Bank/ })).toBeChecked();
  expect(screen.queryByRole('radio', { name: /stripe/ })).toBeNull();
  unmount();
  serve({ options: [option('stripe')] });
  await show(NetBankingPage, '/net-banking-card-payment');
  expect(await screen.findByText('No payment provider is available')).toBeInTheDocument();
});

it('says so when the providers cannot be loaded', async () => {
  serve();
  calls.server.use(http.post(CALLS.cards, () => HttpResponse.json(problem('server.error'), { status: 500 })));
  await show(CardPage, '/credit-debit-card');
  expect(await screen.findByText('The payment providers could not be loaded')).toBeInTheDocument();
});
