import type { Deposit, DepositKey } from '@jetway/kit-api/deposits';
import { http, HttpResponse, press, renderWithPortal } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';

import paymentsModule from '../../../module';
import { DepositsPage } from '../list/deposits.page';
import { browser } from '../send/leave';
import { CALLS, calls, deposit, keep, keepForms, problem } from '../testing/deposits';

beforeAll(calls.start);
afterEach(() => {
  calls.reset();
  vi.restoreAllMocks();
});
afterAll(calls.stop);

async function open(...states: Deposit[]) {
  const asked: DepositKey[] = [];
  calls.server.use(
    http.post(CALLS.view, async ({ request }) => {
      asked.push((await request.json()) as DepositKey);
      return HttpResponse.json(states[Math.min(asked.length, states.length) - 1]);
    }),
  );
  await renderWithPortal(<DepositsPage />, {
    module: paymentsModule,
    path: '/deposit-list',
    at: '/deposit-list?deposit=DP2611000042',
  });
  return asked;
}

it('shows a deposit with its history', async () => {
  const asked = await open(
    deposit({
      status: 'approved',
      creditedAmount: 'AED 498.00',
      creditedJournalId: 'j-1',
      bankAccount: { bankAccountId: 'gulf-main', bankName: 'Gulf Commercial Bank', accountNumber: '0193827465001' },
      history: [
        { at: '2026-11-26T08:00:00Z', by: 'Amina Rahman', status: 'submitted' },
        { at: '2026-11-26T09:00:00Z', by: 'Demo Travel', status: 'approved', remark: 'Found on the statement' },
      ],
    }),
  );
  expect(await screen.findByText(/AED\s498\.00 credited to your wallet/)).toBeInTheDocument();
  expect(asked[0]).toEqual({ depositRef: 'DP2611000042' });
  expect(screen.getByText('SLIP7788')).toBeInTheDocument();
  expect(screen.getByText('Gulf Commercial Bank 0193827465001')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show in the ledger' })).toHaveAttribute('href', '/my-transactions');
  const [latest, first] = screen.getAllByRole('listitem');
  expect(within(latest!).getByText('Found on the statement')).toBeInTheDocument();
  expect(within(latest!).getByText('Demo Travel')).toBeInTheDocument();
  expect(within(first!).getByText('Amina Rahman')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Withdraw deposit' })).toBeNull();
});

it('shows why a deposit was rejected', async () => {
  await open(deposit({ status: 'rejected', rejectReason: 'No such slip at the bank' }));
  expect(await screen.findByText('No such slip at the bank')).toBeInTheDocument();
});

it('asks for the message of a declined payment', async () => {
  calls.server.use(
    http.post(CALLS.message, ({ request }) =>
      HttpResponse.json({ message: `Card refused: ${new URL(request.url).searchParams.get('code') ?? ''}` }),
    ),
  );
  await open(deposit({ method: 'card', status: 'failed', failureCode: 'do_not_honor' }));
  expect(await screen.findByText('Card refused: do_not_honor')).toBeInTheDocument();
});

it('leads back to the payment page while it can be paid', async () => {
  const go = vi.spyOn(browser, 'go').mockImplementation(() => undefined);
  await open(deposit({ method: 'card', status: 'redirected', redirectUrl: '/checkout?session=s1' }));
  await press('Back to the payment page');
  expect(go).toHaveBeenCalledExactlyOnceWith('/checkout?session=s1');
});

it('is withdrawn once that is confirmed', async () => {
  await open(deposit({ canWithdraw: true }), deposit({ status: 'withdrawn' }));
  const sent = keep<DepositKey>(CALLS.withdraw, deposit({ status: 'withdrawn' }));
  await press('Withdraw deposit');
  const asked = await screen.findByRole('alertdialog', { name: 'Withdraw this deposit?' });
  expect(sent).toEqual([]);
  await userEvent.click(within(asked).getByRole('button', { name: 'Withdraw deposit' }));
  expect(await screen.findByText('You withdrew this deposit')).toBeInTheDocument();
  expect(sent).toEqual([{ depositRef: 'DP2611000042' }]);
});

it('says so when it cannot be withdrawn any more', async () => {
  await open(deposit({ canWithdraw: true }));
  keep(CALLS.withdraw, problem('deposit.wrong_state'), 409);
  await press('Withdraw deposit');
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw deposit' }),
  );
  expect(await screen.findByText('The deposit was not withdrawn')).toBeInTheDocument();
});

it('answers a question from finance', async () => {
  await open(deposit({ status: 'needsInfo', question: 'Which branch?', canAnswer: true }), deposit());
  const sent = keepForms(CALLS.answer, deposit());
  expect(await screen.findByText('Which branch?')).toBeInTheDocument();
  await press('Send answer');
  expect(await screen.findByText('Fill this in')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: /Your answer/ }), 'Deira, at noon');
  await press('Send answer');
  await waitFor(() => expect(sent).toEqual([{ depositRef: 'DP2611000042', remark: 'Deira, at noon' }]));
  expect(await screen.findByText('We have your deposit and will check it')).toBeInTheDocument();
});

it('says that a deposit does not exist, or could not be loaded', async () => {
  calls.server.use(http.post(CALLS.view, () => HttpResponse.json(problem('record.not_found'), { status: 404 })));
  const at = '/deposit-list?deposit=DP1';
  const { unmount } = await renderWithPortal(<DepositsPage />, { module: paymentsModule, path: '/deposit-list', at });
  expect(await screen.findByText('This deposit does not exist')).toBeInTheDocument();
  unmount();
  calls.server.use(http.post(CALLS.view, () => HttpResponse.json(problem('server.error'), { status: 500 })));
  await renderWithPortal(<DepositsPage />, { module: paymentsModule, path: '/deposit-list', at });
  expect(await screen.findByText('The deposit could not be loaded')).toBeInTheDocument();
});
