import { http, HttpResponse, press, testServer } from '@jetway/kit-test';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import type { WalletChangeDecision, WalletChangeView } from '../../api/endpoints/agencies';
import { operatorHandler, refusal, renderConsole } from '../../testing/render';

const calls = testServer();
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

const API = '*/api/operations/v1';

const CHANGE: WalletChangeView = {
  changeRef: 'WCH2611000001',
  agencyId: '0199c0de',
  kind: 'adjustment',
  status: 'proposed',
  amount: 'AED -250.00',
  cause: 'correction',
  maker: { by: 'Hana Aziz', at: '2026-11-26T08:00:00Z', note: 'Entry 12 was posted twice.' },
  steps: ['approve', 'refuse'],
};

/** Serves the states of the change in turn, the last one repeatedly. */
function open(states: WalletChangeView[], name = 'Rami Haddad') {
  let asked = 0;
  calls.server.use(
    operatorHandler({ name, roles: ['finance'], tenants: ['falcon'] }),
    http.get(`${API}/Queue/Load`, () => HttpResponse.json({ items: [] })),
    http.post(`${API}/WalletChange/View`, () =>
      HttpResponse.json({ agency: 'Desert Rose', change: states[Math.min(asked++, states.length - 1)] }),
    ),
  );
  return renderConsole({ at: '/wallets/falcon/WCH2611000001' });
}

it('approves after a note and a confirmation', async () => {
  const done: WalletChangeView = { ...CHANGE, status: 'approved', steps: [] };
  open([CHANGE, done]);
  const sent: WalletChangeDecision[] = [];
  calls.server.use(
    http.post(`${API}/WalletChange/Decide`, async ({ request }) => {
      sent.push((await request.json()) as WalletChangeDecision);
      return HttpResponse.json({ agency: 'Desert Rose', change: done });
    }),
  );
  expect(await screen.findByText(/Entry 12 was posted twice/)).toBeInTheDocument();
  await press('Approve');
  expect(screen.getByText('Write how you know.')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'Seen in the file');
  await press('Approve');
  const asked = await screen.findByRole('alertdialog', { name: 'Approve AED -250.00?' });
  await userEvent.click(within(asked).getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Approved')).toBeInTheDocument();
  expect(sent).toEqual([
    { tenant: 'falcon', changeRef: 'WCH2611000001', decision: 'approve', note: 'Seen in the file' },
  ]);
});

it('lets the person who proposed it only take it back', async () => {
  open([{ ...CHANGE, steps: ['refuse'] }], 'hana aziz');
  expect(await screen.findByText('Another person has to approve it')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Take back' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});

it('says that another operator has decided already, and that the wallet does not cover it', async () => {
  open([CHANGE]);
  for (const [code, title] of [
    ['wallet_change.wrong_state', 'Changed by someone else'],
    ['wallet.insufficient', 'The wallet does not cover it'],
  ] as const) {
    calls.server.use(http.post(`${API}/WalletChange/Decide`, () => refusal(409, code)));
    const note = await screen.findByRole('textbox', { name: 'Note' });
    await userEvent.clear(note);
    await userEvent.type(note, 'Seen');
    await press('Approve');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText(title)).toBeInTheDocument();
  }
});

it('says that there is no such change', async () => {
  calls.server.use(
    operatorHandler({ roles: ['finance'], tenants: ['falcon'] }),
    http.get(`${API}/Queue/Load`, () => HttpResponse.json({ items: [] })),
    http.post(`${API}/WalletChange/View`, () => refusal(404, 'request.not_found')),
  );
  renderConsole({ at: '/wallets/falcon/WCH2611000009' });
  expect(await screen.findByText('There is no such change')).toBeInTheDocument();
});
