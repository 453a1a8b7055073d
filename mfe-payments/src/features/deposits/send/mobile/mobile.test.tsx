import type { MobileProviderName } from '@jetway/kit-api/deposits';
import { press, renderWithPortal } from '@jetway/kit-test';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';

import paymentsModule from '../../../../module';
import { CALLS, calls, deposit, keepForms, method, option, serve } from '../../testing/deposits';
import { MobileBankingPage } from './mobile-banking.page';

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

const SLIP = new File([new Uint8Array([1, 2, 3])], 'receipt.png', { type: 'image/png' });

async function open(providers: MobileProviderName[]) {
  const options = [option('sandbox', { method: 'mobileBanking', label: 'Sandbox' })];
  serve({ options, methods: [method('mobileBanking', { providers })] });
  await renderWithPortal(<MobileBankingPage />, {
    module: paymentsModule,
    path: '/mobile-banking',
    at: '/mobile-banking',
  });
}

async function openSent() {
  await open(['bKash', 'Nagad']);
  await userEvent.click(await screen.findByRole('radio', { name: 'I have paid already' }));
}

it('a payment that was sent before is declared with its transaction and receipt', async () => {
  await openSent();
  const sent = keepForms(CALLS.mobileBanking, deposit({ method: 'mobileBanking' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /Amount/ }), '500');
  await userEvent.click(await screen.findByRole('button', { name: /Mobile account/ }));
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['bKash', 'Nagad']);
  await userEvent.click(screen.getByRole('option', { name: 'bKash' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /Sent from/ }), '501234567');
  await userEvent.type(screen.getByRole('textbox', { name: /Transaction number/ }), 'BK9X2026');
  await userEvent.upload(await screen.findByTestId('file-slip'), SLIP);
  await press('Send deposit');
  expect(await screen.findByText('Deposit DP2611000042 was sent')).toBeInTheDocument();
  expect(sent[0]).toMatchObject({
    amount: 'AED 500.00',
    provider: 'bKash',
    senderMsisdn: '+971501234567',
    trxId: 'BK9X2026',
    slip: SLIP,
  });
});

it('names what is missing and sends nothing', async () => {
  await openSent();
  const sent = keepForms(CALLS.mobileBanking, deposit());
  await screen.findByRole('textbox', { name: /Amount/ });
  await press('Send deposit');
  expect(await screen.findByText('Choose the mobile account')).toBeInTheDocument();
  expect(screen.getByText('Enter the transaction number, 4 to 40 letters and digits')).toBeInTheDocument();
  expect(screen.getByText('Enter a phone number with its country code')).toBeInTheDocument();
  expect(sent).toEqual([]);
});

it('declares nothing where the country has no mobile accounts', async () => {
  await open([]);
  expect(await screen.findByRole('textbox', { name: /Amount/ })).toBeInTheDocument();
  expect(screen.queryByRole('radio', { name: 'I have paid already' })).not.toBeInTheDocument();
});
