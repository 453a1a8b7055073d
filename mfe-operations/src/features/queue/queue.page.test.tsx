import { http, HttpResponse, press, testServer } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import type { QueueItem } from '../../api/endpoints/queue';
import { operatorHandler, renderConsole } from '../../testing/render';

const calls = testServer();
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

const CALL = '*/api/operations/v1/Queue/Load';

const item = (part: Partial<QueueItem>): QueueItem => ({
  tenant: 'falcon',
  kind: 'deposit',
  subject: 'DP2611000042',
  title: 'AED 500.00',
  agency: 'Desert Rose Travel',
  since: '2026-11-26T08:00:00Z',
  dueAt: '2026-11-26T12:00:00Z',
  urgency: 'red',
  canDecide: true,
  ...part,
});

const ITEMS = [
  item({ state: 'underReview', owner: 'Hana Aziz' }),
  item({
    kind: 'refund',
    subject: 'R-2611-00007',
    title: 'DXB-DAC',
    urgency: 'amber',
    state: 'requested',
    canDecide: false,
  }),
  item({
    kind: 'application',
    subject: '0192',
    title: 'Blue Dunes',
    agency: undefined,
    tenant: 'heron',
    urgency: 'green',
  }),
];

const serve = (items: QueueItem[]) => calls.server.use(http.get(CALL, () => HttpResponse.json({ items })));
const open = (at = '/queue') => {
  calls.server.use(operatorHandler({ roles: ['finance', 'kyc', 'support'], tenants: ['falcon', 'heron'] }));
  return renderConsole({ at });
};

it('lists applications of the visa desk with other pending work', async () => {
  serve([item({ kind: 'visa', subject: 'DMV2611-00001A', title: 'Thailand, Tourist visa' })]);
  open();
  expect(await screen.findByRole('link', { name: 'DMV2611-00001A' })).toHaveAttribute(
    'href',
    '/visas/falcon/DMV2611-00001A',
  );
});

it.each(['holidayRequest', 'holidayOrder'] as const)('leads from a %s to its request', async (kind) => {
  serve([item({ kind, subject: 'HR2611000001', title: 'Istanbul and the Bosphorus' })]);
  open();
  expect(await screen.findByRole('link', { name: 'HR2611000001' })).toHaveAttribute(
    'href',
    '/holidays/requests/falcon/HR2611000001',
  );
});

it('lists changes of wallets with other pending work', async () => {
  serve([item({ kind: 'walletChange', subject: 'WC-2611-00003' })]);
  open();
  expect(await screen.findByRole('link', { name: 'WC-2611-00003' })).toHaveAttribute(
    'href',
    '/wallets/falcon/WC-2611-00003',
  );
});

it('lists pending work; only items that the roles may decide are links', async () => {
  serve(ITEMS);
  open();
  expect(await screen.findByRole('link', { name: 'DP2611000042' })).toHaveAttribute(
    'href',
    '/deposits/falcon/DP2611000042',
  );
  const deposit = within(screen.getByRole('row', { name: /DP2611000042/ }));
  expect(deposit.getByText('Late')).toBeInTheDocument();
  expect(deposit.getByText('Reviewed, to approve')).toBeInTheDocument();
  expect(deposit.getByText('Hana Aziz')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Blue Dunes' })).toHaveAttribute('href', '/agencies/applications/heron/0192');
  const refund = within(screen.getByRole('row', { name: /R-2611-00007/ }));
  expect(refund.getByText('Due soon')).toBeInTheDocument();
  expect(refund.queryByRole('link')).toBeNull();
});

it('goes from row to row by the keyboard', async () => {
  serve(ITEMS);
  open();
  (await screen.findByRole('link', { name: 'DP2611000042' })).focus();
  await userEvent.keyboard('j');
  expect(screen.getByRole('link', { name: 'Blue Dunes' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('link', { name: 'DP2611000042' })).toHaveFocus();
});

it('keeps its filters in the address', async () => {
  serve(ITEMS);
  const { router } = open('/queue?tenant=heron');
  expect(await screen.findByRole('link', { name: 'Blue Dunes' })).toBeInTheDocument();
  expect(screen.queryByText('DP2611000042')).toBeNull();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Only what I can decide' }));
  await waitFor(() => expect(router.state.location.search).toBe('?tenant=heron&mine=1'));
});

it('says when the queue is empty, and when the filters match no item', async () => {
  serve([]);
  const { unmount } = open();
  expect(await screen.findByText('Nothing is waiting')).toBeInTheDocument();
  unmount();
  open('/queue?kind=deposit');
  expect(await screen.findByText('Nothing matches these filters')).toBeInTheDocument();
});

it('says when it fails to load, and retries on demand', async () => {
  calls.server.use(http.get(CALL, () => new HttpResponse(null, { status: 500 })));
  open();
  expect(await screen.findByText('The queue did not load')).toBeInTheDocument();
  serve(ITEMS);
  await press('Try again');
  expect(await screen.findByRole('link', { name: 'DP2611000042' })).toBeInTheDocument();
});
