import { http, HttpResponse, testServer } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import type { FareLotGroup, FareLotGroups, FareLotGroupsRequest } from '../../../api/endpoints/fares';
import { LOT_PAGE } from '../../../testing/fare-lots';
import { CALLS, operatorHandler, refusal, renderConsole } from '../../../testing/render';

const calls = testServer();
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

const HELD: FareLotGroup = {
  orderReference: 'GKE2611-00004A',
  groupName: 'Hill school',
  agency: 'Oasis Holidays',
  agencyId: 'agency-1',
  seats: 12,
  namesMissing: 12,
  status: 'seatsHeld',
  nextDeadline: '2026-11-28T14:00:00Z',
  nextDue: 'deposit',
  createdAt: '2026-11-28T12:00:00Z',
};
const SOLD: FareLotGroup = {
  orderReference: 'GKE2611-00003B',
  groupName: 'Al Noor',
  agency: 'Desert Rose Travel',
  agencyId: 'agency-2',
  seats: 1,
  namesMissing: 0,
  status: 'ticketed',
  createdAt: '2026-11-27T12:00:00Z',
};
const ALL: FareLotGroups = {
  items: [HELD, SOLD],
  counts: { seatsHeld: 1, ticketed: 1, cancelled: 3 },
  seatsHeld: 12,
  seatsSold: 1,
};

/** Opens the lot; keeps what is asked about its groups. */
function opened(answer: (asked: FareLotGroupsRequest) => object | Response, query = ''): FareLotGroupsRequest[] {
  const sent: FareLotGroupsRequest[] = [];
  calls.server.use(
    operatorHandler({ roles: ['support'], tenants: ['kestrel'], zones: { kestrel: 'Asia/Dubai' } }),
    http.post(`${CALLS}/Fares/GetLot`, () => HttpResponse.json(LOT_PAGE)),
    http.post(`${CALLS}/Fares/GetLotGroups`, async ({ request }) => {
      const asked = (await request.json()) as FareLotGroupsRequest;
      sent.push(asked);
      const found = answer(asked);
      return found instanceof Response ? found : HttpResponse.json(found);
    }),
  );
  renderConsole({ at: `/fares/lots/kestrel/lot-1${query}` });
  return sent;
}

const table = () => screen.findByRole('table', { name: 'Groups of the lot' });

it('lists the groups of a lot with agency, seats, state and next deadline, and leads to their orders', async () => {
  opened(() => ALL);
  const rows = within(await table())
    .getAllByRole('row')
    .slice(1);
  const [held, sold] = rows.map((row) => within(row));
  expect(held?.getByRole('link', { name: 'GKE2611-00004A' })).toHaveAttribute(
    'href',
    '/orders/all/kestrel/GKE2611-00004A',
  );
  for (const text of ['Hill school', 'Oasis Holidays', '12', '12 without a name', 'Seats held', 'Deposit'])
    expect(held?.getByText(text)).toBeInTheDocument();
  expect(held?.getByText(/18:00/)).toBeInTheDocument();
  expect(sold?.getByText('Ticketed')).toBeInTheDocument();
  expect(sold?.getByText('–')).toBeInTheDocument();
  expect(screen.getByText('1 group holds 12 seats; 1 has tickets for 1 seat.')).toBeInTheDocument();
});

it('narrows groups that are all here to a state, which is kept in the address, without another call', async () => {
  const sent = opened(() => ALL, '?groups=released');
  expect(await screen.findByText('No group is in this state')).toBeInTheDocument();
  expect((await screen.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual([
    'All (5)',
    'Seats held (1)',
    'Ticketed (1)',
    'Cancelled (3)',
    'Released (0)',
  ]);
  await userEvent.click(screen.getByRole('tab', { name: 'Seats held (1)' }));
  expect(within(await table()).getAllByRole('link')).toEqual([screen.getByRole('link', { name: 'GKE2611-00004A' })]);
  expect(sent).toEqual([{ tenant: 'kestrel', lotId: 'lot-1' }]);
});

it('asks for the groups in a state where a lot has more than one page of them', async () => {
  const sent = opened(({ status }) => (status ? { ...ALL, items: [SOLD] } : { ...ALL, next: 'older' }));
  await userEvent.click(await screen.findByRole('tab', { name: 'Ticketed (1)' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'GKE2611-00004A' })).toBeNull());
  expect(await screen.findByRole('link', { name: 'GKE2611-00003B' })).toBeInTheDocument();
  expect(sent.map(({ status }) => status)).toEqual([undefined, 'ticketed']);
});

it('turns the pages of many groups', async () => {
  const sent = opened(({ cursor }) => (cursor ? { ...ALL, items: [SOLD] } : { ...ALL, items: [HELD], next: 'older' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Older' }));
  expect(await screen.findByRole('link', { name: 'GKE2611-00003B' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Older' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Newer' }));
  expect(await screen.findByRole('link', { name: 'GKE2611-00004A' })).toBeInTheDocument();
  expect(sent.slice(0, 2).map(({ cursor }) => cursor)).toEqual([undefined, 'older']);
});

it('says that no group took seats yet', async () => {
  opened(() => ({ items: [], counts: {}, seatsHeld: 0, seatsSold: 0 }));
  expect(await screen.findByText('No group has taken seats yet')).toBeInTheDocument();
  expect(screen.queryByRole('tab')).toBeNull();
});

it('says that the groups could not be loaded, beside the lot, and tries again', async () => {
  let isDown = true;
  opened(() => (isDown ? refusal(500, 'internal') : ALL));
  expect(await screen.findByText('The list of groups did not load')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Seats' })).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: /try again/i }));
  expect(await table()).toBeInTheDocument();
});
