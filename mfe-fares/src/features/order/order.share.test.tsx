import type { GroupOrder } from '@jetway/kit-api/fares';
import { http, HttpResponse, press, renderWithPortal } from '@jetway/kit-test';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { CALLS, faresModule, paidOrder, REFERENCE } from '../../shared/testing/fares';
import { faresServer, problem } from '../../shared/testing/fares-server';
import { OrderPage } from './order.page';

const calls = faresServer();
const unshared = { orderReference: REFERENCE, revoked: false, withPrices: false };

/** Opens the page of an order; returns the references whose link was read. */
async function openOf(order: GroupOrder) {
  const asked: (string | null)[] = [];
  calls.server.use(
    http.post(CALLS.order, () => HttpResponse.json(order)),
    http.post(CALLS.notes, () => HttpResponse.json({ orderReference: REFERENCE, notes: [] })),
    http.post(CALLS.link, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('orderReference'));
      return HttpResponse.json(unshared);
    }),
  );
  await renderWithPortal(<OrderPage />, {
    module: faresModule,
    path: '/fare-bookings/:reference',
    at: `/fare-bookings/${REFERENCE}`,
  });
  return asked;
}

it('sends the itinerary of a ticketed group to its travellers by a link', async () => {
  const asked = await openOf(paidOrder({ status: 'ticketed', actions: ['print'] }));
  expect(await screen.findByRole('heading', { name: 'Send to the traveller' })).toBeInTheDocument();
  const shared: unknown[] = [];
  calls.server.use(
    http.post(CALLS.share, async ({ request }) => {
      shared.push(await request.json());
      const path = '/itinerary?token=secret';
      calls.server.use(http.post(CALLS.link, () => HttpResponse.json({ ...unshared, path })));
      return HttpResponse.json({ ...unshared, path });
    }),
  );
  await press('Create the link');
  expect(await screen.findByText(`${window.location.origin}/itinerary?token=secret`)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Copy a message' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send by e-mail' })).toBeInTheDocument();
  expect([asked, shared]).toEqual([[REFERENCE], [{ withPrices: false }]]);
});

it('says why a link was not made', async () => {
  await openOf(paidOrder({ status: 'ticketed', actions: ['print'] }));
  calls.server.use(http.post(CALLS.share, () => problem(503, 'server.unavailable')));
  await press('Create the link');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Create the link' })).toBeInTheDocument();
});

it.each([
  ['before there are tickets', paidOrder({ status: 'inProgress', actions: ['print'] })],
  ['to users who print nothing', paidOrder({ status: 'ticketed', actions: [] })],
])('offers no link %s', async (_, order) => {
  const asked = await openOf(order);
  expect(await screen.findByRole('region', { name: 'Names' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Send to the traveller' })).not.toBeInTheDocument();
  expect(asked).toEqual([]);
});
