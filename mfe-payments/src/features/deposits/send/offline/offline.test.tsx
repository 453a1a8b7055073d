import { http, HttpResponse, press, renderWithPortal } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import paymentsModule from '../../../../module';
import { account, CALLS, calls, deposit, keepForms, method, problem, serve } from '../../testing/deposits';
import { BankDepositPage } from './bank-deposit.page';
import { BankTransferPage } from './bank-transfer.page';
import { ChequeDepositPage } from './cheque-deposit.page';

beforeAll(() => {
  calls.start();
  // jsdom shows no pictures from memory.
  URL.createObjectURL = () => 'blob:slip';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  calls.reset();
  vi.restoreAllMocks();
});
afterAll(calls.stop);

const SLIP = new File([new Uint8Array([1, 2, 3])], 'slip.png', { type: 'image/png' });
const show = (Page: ComponentType, at: string) => renderWithPortal(<Page />, { module: paymentsModule, path: at, at });
const type = async (label: RegExp, text: string) =>
  userEvent.type(await screen.findByRole('textbox', { name: label }), text);
const attach = async () => userEvent.upload(await screen.findByTestId('file-slip'), SLIP);

describe('every method page', () => {
  it('has the menu of the methods the portal offers, and marks its own', async () => {
    serve({ methods: [method('bankDeposit'), method('card'), method('cheque', { enabled: false })] });
    await show(BankDepositPage, '/bank-deposit');
    await screen.findByRole('textbox', { name: /Amount/ });
    const menu = screen.getByRole('navigation', { name: 'Ways to deposit' });
    expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/bank-deposit', '/credit-debit-card']);
    expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent('Bank deposit');
  });

  it('says that its method is closed, and links to an open one', async () => {
    serve({ methods: [method('bankDeposit', { enabled: false }), method('card')] });
    await show(BankDepositPage, '/bank-deposit');
    expect(await screen.findByText('This method is not available')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Credit or debit card' })[1]).toHaveAttribute(
      'href',
      '/credit-debit-card',
    );
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('says so when the methods cannot be loaded, and retries on demand', async () => {
    serve();
    calls.server.use(http.post(CALLS.offline, () => HttpResponse.json(problem('server.error'), { status: 500 })));
    await show(BankDepositPage, '/bank-deposit');
    expect(await screen.findByText('The deposit methods could not be loaded')).toBeInTheDocument();
    serve();
    await press('Try again');
    expect(await screen.findByRole('textbox', { name: /Amount/ })).toBeInTheDocument();
  });
});

describe('a bank deposit', () => {
  it('shows limits and fee before anything is typed, and what is credited with the amount', async () => {
    serve({ methods: [method('bankDeposit', { feePercent: '1.50', feeFixed: 'AED 2.00' })] });
    await show(BankDepositPage, '/bank-deposit');
    expect(await screen.findByText(/^AED\s10\.00$/)).toBeInTheDocument();
    expect(screen.getByText(/^AED\s50,000\.00$/)).toBeInTheDocument();
    expect(screen.getByText(/1\.5% \+ AED\s2\.00/)).toBeInTheDocument();
    await type(/Amount/, '1000');
    expect(screen.getByText(/^AED\s17\.00$/)).toBeInTheDocument();
    expect(screen.getByText(/^AED\s983\.00$/)).toBeInTheDocument();
  });

  it('uses the tenant’s name for a bank’s number, and copies all details with one click', async () => {
    const user = userEvent.setup();
    serve();
    await show(BankDepositPage, '/bank-deposit');
    expect(await screen.findByText('IBAN')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Copy all details, Gulf Commercial Bank' }));
    const copied = await navigator.clipboard.readText();
    expect(copied).toContain('IBAN: AE070331234567890123456');
    expect(copied).toContain('Account number: 0193827465001');
    await user.click(screen.getByRole('button', { name: 'Copy IBAN, Gulf Commercial Bank' }));
    expect(await navigator.clipboard.readText()).toBe('AE070331234567890123456');
  });

  it('is sent with its slip, then offers the deposit and another form', async () => {
    serve();
    const sent = keepForms(CALLS.bankDeposit, deposit());
    await show(BankDepositPage, '/bank-deposit');
    await type(/Amount/, '1,500.5');
    await type(/Slip number/, 'SLIP7788');
    await type(/Branch/, 'Deira');
    await attach();
    await press('Send deposit');
    expect(await screen.findByText('Deposit DP2611000042 was sent')).toBeInTheDocument();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      amount: 'AED 1500.50',
      ownerBankAccountId: 'gulf-main',
      slipNo: 'SLIP7788',
      branch: 'Deira',
      slip: SLIP,
    });
    expect(sent[0]).not.toHaveProperty('depositorName');
    expect(screen.getByRole('link', { name: 'View deposit' })).toHaveAttribute(
      'href',
      '/deposit-list?deposit=DP2611000042',
    );
    await press('Send another');
    expect(await screen.findByRole('textbox', { name: /Amount/ })).toHaveValue('');
  });

  it('names every field that is wrong and sends nothing', async () => {
    serve({ accounts: [account, { ...account, bankAccountId: 'gulf-two' }] });
    const sent = keepForms(CALLS.bankDeposit, deposit());
    await show(BankDepositPage, '/bank-deposit');
    await type(/Amount/, '0');
    await press('Send deposit');
    expect(await screen.findByText('Enter an amount above zero')).toBeInTheDocument();
    expect(screen.getByText('Choose the account you paid into')).toBeInTheDocument();
    expect(screen.getByText('Add a photo or file of the slip')).toBeInTheDocument();
    expect(screen.getByText('Enter the slip number, 4 to 40 letters and digits')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('that was sent before names the earlier deposit', async () => {
    serve();
    keepForms(CALLS.bankDeposit, problem('deposit.duplicate', { params: { depositRef: 'DP2611000007' } }), 409);
    await show(BankDepositPage, '/bank-deposit');
    await type(/Amount/, '500');
    await type(/Slip number/, 'SLIP7788');
    await attach();
    await press('Send deposit');
    expect(await screen.findByText('This payment was already sent as DP2611000007')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View deposit' })).toHaveAttribute(
      'href',
      '/deposit-list?deposit=DP2611000007',
    );
    expect(screen.getByRole('textbox', { name: /Amount/ })).toHaveValue('500');
  });

  it("shows the server's refusal at its field", async () => {
    serve();
    keepForms(
      CALLS.bankDeposit,
      problem('request.invalid', {
        status: 422,
        errors: [{ pointer: '/slipNo', code: 'reference.seen', detail: 'As the server says it' }],
      }),
      422,
    );
    await show(BankDepositPage, '/bank-deposit');
    await type(/Amount/, '500');
    await type(/Slip number/, 'SLIP7788');
    await attach();
    await press('Send deposit');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /Slip number/ })).toHaveAccessibleDescription(/As the server says it/),
    );
  });

  it('keeps what is typed when the page is left, until the user starts over', async () => {
    serve();
    const first = await show(BankDepositPage, '/bank-deposit');
    await type(/Amount/, '750');
    first.unmount();
    await show(BankDepositPage, '/bank-deposit');
    expect(await screen.findByText('We kept what you entered')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /Amount/ })).toHaveValue('750');
    await press('Start over');
    expect(screen.getByRole('textbox', { name: /Amount/ })).toHaveValue('');
    expect(screen.queryByText('We kept what you entered')).toBeNull();
  });

  it('requires an account to pay into, and explains when there is none', async () => {
    serve({ accounts: [] });
    const { unmount } = await show(BankDepositPage, '/bank-deposit');
    expect(await screen.findByText('No bank accounts listed')).toBeInTheDocument();
    unmount();
    serve();
    calls.server.use(
      http.get(CALLS.accounts, () =>
        HttpResponse.json(problem('server.error', { detail: 'The bank list is being changed.' }), { status: 500 }),
      ),
    );
    await show(BankDepositPage, '/bank-deposit');
    expect(await screen.findByText('The bank list is being changed.')).toBeInTheDocument();
  });
});

it('a bank transfer is sent with its bank and channel', async () => {
  serve();
  const sent = keepForms(CALLS.bankTransfer, deposit({ method: 'bankTransfer' }));
  await show(BankTransferPage, '/bank-transfer');
  await type(/Amount/, '500');
  await type(/Transfer reference/, 'FT2026001');
  await type(/Your bank/, 'Emirates Bank');
  await userEvent.click(await screen.findByRole('button', { name: /Transfer channel/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'UAEFTS' }));
  await attach();
  await press('Send deposit');
  expect(await screen.findByText('Deposit DP2611000042 was sent')).toBeInTheDocument();
  expect(sent[0]).toMatchObject({ transferRef: 'FT2026001', senderBank: 'Emirates Bank', channel: 'UAEFTS' });
});

it('a cheque needs its date and bank', async () => {
  serve();
  const sent = keepForms(CALLS.cheque, deposit({ method: 'cheque' }));
  await show(ChequeDepositPage, '/cheque-deposit');
  await type(/Amount/, '500');
  await type(/Cheque number/, '000123');
  await attach();
  await press('Send deposit');
  expect(await screen.findByText('Choose a date at most 180 days from today')).toBeInTheDocument();
  expect(screen.getByText('Enter the name of the bank')).toBeInTheDocument();
  expect(sent).toEqual([]);
});
