import { customerApi } from '@jetway/kit-api/customer';
import { portalHandlers, renderWithPortal, testServer } from '@jetway/kit-test';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import accountModule from '../../module';
import { HelpPage } from './help.page';

const calls = testServer(...portalHandlers());
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

const open = () => renderWithPortal(<HelpPage />, { module: accountModule, path: '/help', at: '/help' });

it('shows answers, contacts and keyboard shortcuts (P-071)', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'How long are seats held?' }));
  expect(screen.getByText(/ticketing time limit/)).toBeVisible();
  for (const task of [
    'How do I find and quote a fare?',
    'How do I issue a ticket?',
    'How do I cancel a booking?',
    'How do I print tickets and invoices?',
  ])
    expect(screen.getByRole('button', { name: task })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '+971 4 000 0000' })).toHaveAttribute('href', 'tel:+97140000000');
  expect(screen.getByText('Next field or button')).toBeInTheDocument();
});

it('hides answers about features the user may not use', async () => {
  calls.server.use(...portalHandlers({ functionalities: [202] }));
  const { store } = await open();
  await store.dispatch(customerApi.endpoints.getUserContext.initiate());
  expect(await screen.findByRole('button', { name: 'Why did the price change?' })).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'How long are seats held?' })).not.toBeInTheDocument(),
  );
});

it('answers questions about products that the portal has, for those who may use them', async () => {
  const routes = [
    { path: '/searchpad/hotel', feature: 247, title: 'x:hotels' },
    { path: '/reports', feature: 232, title: 'x:reports' },
  ];
  const manifest = { ...accountModule.manifest, routes: [...accountModule.manifest.routes, ...routes] };
  const module = { ...accountModule, manifest };
  calls.server.use(...portalHandlers({ functionalities: [201, 232, 247, 260] }));
  const { store } = await renderWithPortal(<HelpPage />, { module, path: '/help', at: '/help' });
  await store.dispatch(customerApi.endpoints.getUserContext.initiate());
  expect(await screen.findByRole('button', { name: 'How do I book a hotel?' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /report of sales/ })).toBeInTheDocument();
  // Visas have no page here, and a hotel may not be cancelled by this user.
  await waitFor(() => expect(screen.queryByRole('button', { name: /cancel a hotel/ })).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'How do I apply for a visa?' })).not.toBeInTheDocument();
});
