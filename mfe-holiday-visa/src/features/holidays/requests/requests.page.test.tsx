import type { HolidayRequestsRequest } from '@jetway/kit-api/holidays';
import { http, HttpResponse, renderWithPortal } from '@jetway/kit-test';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import {
  HOLIDAY_CALLS,
  HOLIDAY_ORDER,
  HOLIDAY_REQUEST,
  holidaysModule,
  requestRow,
  requestsOf,
} from '../../../shared/testing/holidays';
import { holidaysServer } from '../../../shared/testing/holidays-server';
import { problem } from '../../../shared/testing/visa-orders';
import { filtersFrom, queryOf, requestOf } from './requests.model';
import { HolidayRequestsPage } from './requests.page';

const calls = holidaysServer();

function serve(...rows: ReturnType<typeof requestRow>[]) {
  const asked: HolidayRequestsRequest[] = [];
  calls.server.use(
    http.post(HOLIDAY_CALLS.requests, async ({ request }) => {
      asked.push((await request.json()) as HolidayRequestsRequest);
      return HttpResponse.json(requestsOf(rows));
    }),
  );
  return asked;
}

const open = (at = '/holiday-requests') =>
  renderWithPortal(<HolidayRequestsPage />, { module: holidaysModule, path: '/holiday-requests', at });

it('lists requests with quotations and bookings, each linked to its page', async () => {
  serve(
    requestRow({ state: 'quoted', quotedAmount: 'AED 4800.00', validUntil: '2026-11-29T10:00:00Z' }),
    requestRow({ requestReference: 'HR2', state: 'accepted', orderReference: HOLIDAY_ORDER }),
  );
  await open();
  expect(await screen.findByRole('link', { name: HOLIDAY_REQUEST })).toHaveAttribute(
    'href',
    `/holiday-requests/${HOLIDAY_REQUEST}`,
  );
  expect(screen.getAllByText('Valid until 29 Nov 2026, 14:00 Dubai').length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: HOLIDAY_ORDER })).toHaveAttribute(
    'href',
    `/holiday-bookings/${HOLIDAY_ORDER}`,
  );
});

it('has a tab for each part of the way, kept in the address', async () => {
  const asked = serve(requestRow());
  const { router } = await open();
  await userEvent.click(await screen.findByRole('tab', { name: /Quoted\s*2/ }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ tab: 'quoted', page: 1, pageSize: 20 }));
  expect(router.state.location.search).toBe('?tab=quoted');
});

it('says that there is none, and leads to the search', async () => {
  serve();
  await open();
  expect(await screen.findByText('No Records')).toBeInTheDocument();
  for (const link of screen.getAllByRole('link', { name: 'Search holidays' }))
    expect(link).toHaveAttribute('href', '/searchpad/holiday');
});

it('can be loaded again after a failure', async () => {
  calls.server.use(http.post(HOLIDAY_CALLS.requests, () => problem(403, 'access.denied')));
  await open();
  expect(await screen.findByText('The requests could not be loaded')).toBeInTheDocument();
});

it('keeps its filters in the address, without defaults, and sends those that are chosen', () => {
  const query = 'tab=closed&search=Istanbul&from=2027-01-01&to=2027-01-31&page=2';
  const filters = filtersFrom(new URLSearchParams(query));
  expect(queryOf(filters).toString()).toBe(query);
  expect(queryOf(filtersFrom(new URLSearchParams('tab=none&page=-3&from=x'))).toString()).toBe('');
  expect(requestOf(filters)).toEqual({
    ...{ tab: 'closed', page: 2, pageSize: 20, search: 'Istanbul' },
    ...{ from: '2027-01-01', to: '2027-01-31' },
  });
});
