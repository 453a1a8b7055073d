import type { GroupOrder } from '@jetway/kit-api/fares';
import { http, HttpResponse, renderWithPortal } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { CALLS, faresModule, groupName, groupOrder, paidOrder, REFERENCE } from '../../shared/testing/fares';
import { faresServer } from '../../shared/testing/fares-server';
import { OrderPage } from './order.page';

const calls = faresServer();

const NAMES = [1, 2, 3].map((line) => groupName(line));
const NAMED = paidOrder({ names: NAMES, namesMissing: 0 });
const TICKETED = paidOrder({ names: NAMES, namesMissing: 0, status: 'ticketed', actions: ['history'] });

/** A booking that each step takes further; the bodies of the steps. */
function serve(): unknown[] {
  const sent: unknown[] = [];
  let order: GroupOrder = groupOrder();
  const step = (call: string, after: GroupOrder) =>
    http.post(call, async ({ request }) => {
      sent.push(await request.json());
      order = after;
      return HttpResponse.json(after);
    });
  calls.server.use(
    http.post(CALLS.order, () => HttpResponse.json(order)),
    http.post(CALLS.notes, () => HttpResponse.json({ orderReference: REFERENCE, notes: [] })),
    http.post(CALLS.check, () => HttpResponse.json({ names: NAMES, problems: [], warnings: [] })),
    step(CALLS.payDeposit, paidOrder()),
    step(CALLS.submit, NAMED),
    step(CALLS.payBalance, TICKETED),
  );
  return sent;
}

/** Presses Tab until a button of this name has the focus, then Enter. */
async function press(name: string | RegExp) {
  const button = await screen.findByRole('button', { name });
  for (let steps = 0; steps < 100 && document.activeElement !== button; steps += 1) await userEvent.tab();
  expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
}

async function pay(part: 'deposit' | 'balance') {
  await press(`Pay the ${part}`);
  const dialog = await screen.findByRole('alertdialog', { name: `Pay the ${part}?` });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await press('Pay now');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

it('is paid, named by a pasted list and ticketed by keyboard alone', async () => {
  const sent = serve();
  await renderWithPortal(<OrderPage />, {
    module: faresModule,
    path: '/fare-bookings/:reference',
    at: `/fare-bookings/${REFERENCE}`,
  });
  await pay('deposit');
  await press('Paste or load a list');
  const dialog = await screen.findByRole('dialog', { name: 'Paste or load a list' });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  const list = within(dialog).getByRole('textbox', { name: 'List of names' });
  for (let steps = 0; steps < 10 && document.activeElement !== list; steps += 1) await userEvent.tab();
  expect(list).toHaveFocus();
  await userEvent.paste('Mr,Karim,Rahman');
  await press('Check the list');
  // The button that checked the list saves it next, and keeps the focus.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save 3 names' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await pay('balance');
  expect(await screen.findByText('Ticketed')).toBeInTheDocument();
  expect(sent).toEqual([
    { referenceId: REFERENCE, acceptedAmount: 'AED 776.00' },
    { referenceId: REFERENCE, version: paidOrder().version, names: NAMES },
    { referenceId: REFERENCE, acceptedAmount: NAMED.balance.amount },
  ]);
});
