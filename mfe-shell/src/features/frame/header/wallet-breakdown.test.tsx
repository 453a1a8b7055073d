import { customerApi } from '@jetway/kit-api/customer';
import { demoWallet, portalHandlers, renderWithPortal, testServer } from '@jetway/kit-test';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import { WalletBreakdown } from './wallet-breakdown';

const calls = testServer(...portalHandlers());
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

it("shows why nothing is available and the agency's subscriptions, if any (P-126)", async () => {
  const blocked = demoWallet({ status: 'Blocked', errorDetail: 'Your agency is blocked.', subscription: 'Partner' });
  const { unmount } = await renderWithPortal(<WalletBreakdown balance={blocked} />, {});
  expect(await screen.findByText('Your agency is blocked.')).toBeInTheDocument();
  expect(screen.getByText('Partner')).toBeInTheDocument();
  expect(screen.getByText(/Blocked$/)).toBeInTheDocument();
  unmount();
  await renderWithPortal(<WalletBreakdown balance={demoWallet()} />, {});
  expect(await screen.findByText(/Active$/)).toBeInTheDocument();
  expect(screen.queryByText(/subscription/i)).not.toBeInTheDocument();
});

it('links an agency with overdue amounts to the page that settles them', async () => {
  const overdue = demoWallet({ status: 'Overdue', errorDetail: 'An amount due is unpaid.' });
  const { unmount } = await renderWithPortal(<WalletBreakdown balance={overdue} />, {});
  expect(await screen.findByRole('link', { name: 'wallet.dues' })).toHaveAttribute(
    'href',
    '/partial-payment?state=overdue',
  );
  unmount();
  await renderWithPortal(<WalletBreakdown balance={demoWallet()} />, {});
  await screen.findByText(/Active$/);
  expect(screen.queryByRole('link', { name: 'wallet.dues' })).not.toBeInTheDocument();
});

it('links users who may send deposits to the form', async () => {
  const { unmount } = await renderWithPortal(<WalletBreakdown balance={demoWallet({ walletBalance: '0.00' })} />, {});
  expect(await screen.findByRole('link', { name: 'wallet.add' })).toHaveAttribute('href', '/bank-deposit');
  unmount();
  calls.server.use(...portalHandlers({ functionalities: [227] }));
  const { store } = await renderWithPortal(<WalletBreakdown balance={demoWallet()} />, {});
  await store.dispatch(customerApi.endpoints.getUserContext.initiate());
  expect(await screen.findByRole('link', { name: 'wallet.ledger' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'wallet.add' })).not.toBeInTheDocument());
});
