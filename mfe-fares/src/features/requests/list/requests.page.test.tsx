import type { GroupRequestList, GroupRequestsRequest } from '@jetway/kit-api/fares';
import { http, HttpResponse, renderWithPortal } from '@jetway/kit-test';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { CALLS, faresModule, REFERENCE } from '../../../shared/testing/fares';
import { faresServer, problem } from '../../../shared/testing/fares-server';
import { REQUEST, requestRow, requestsOf } from '../../../shared/testing/requests';
import { filtersFrom, queryOf } from './requests.model';
import { RequestsPage } from './requests.page';

const calls = faresServer();

function serve(answer: (asked: GroupRequestsRequest) => GroupRequestList) {
  const asked: GroupRequestsRequest[] = [];
  calls.server.use(
    http.post(CALLS.requests, async ({ request }) => {
      const body = (await request.json()) as GroupRequestsRequest;
      asked.push(body);
      return HttpResponse.json(answer(body));
    }),
  );
  return asked;
}

const open = (at = '/group-requests') =>
  renderWithPortal(<RequestsPage />, { module: faresModule, path: '/group-requests', at });

it('lists requests with the end of their quotes and their bookings, each linked to its page', async () => {
  const accepted = requestRow({ referenceId: 'GR2611000002', status: 'accepted', orderReference: REFERENCE });
  serve(() => requestsOf([requestRow(), accepted]));
  await open();
  expect(await screen.findByRole('link', { name: REQUEST })).toHaveAttribute('href', `/group-requests/${REQUEST}`);
  expect(screen.getAllByText('Valid until 29 Nov 2026, 14:00 Dubai').length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: REFERENCE })).toHaveAttribute('href', `/fare-bookings/${REFERENCE}`);
});

it('is split by state, kept in the address', async () => {
  const asked = serve(() => requestsOf([requestRow()]));
  const { router } = await open();
  await userEvent.click(await screen.findByRole('tab', { name: /Quoted\s*1/ }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ status: 'quoted', page: 1 }));
  expect(router.state.location.search).toBe('?status=quoted');
});

it('links to the form while there are no requests', async () => {
  serve(() => requestsOf([]));
  await open();
  expect(await screen.findByText('No Records')).toBeInTheDocument();
  for (const link of screen.getAllByRole('link', { name: 'Request a group' }))
    expect(link).toHaveAttribute('href', '/group-requests/new');
});

it('can be reloaded after a failure', async () => {
  calls.server.use(http.post(CALLS.requests, () => problem(503, 'server.unavailable')));
  await open();
  expect(await screen.findByText('The requests could not be loaded')).toBeInTheDocument();
});

it('keeps its filters in the address, without defaults', () => {
  const query = 'status=expired&search=Hill&page=2';
  expect(queryOf(filtersFrom(new URLSearchParams(query))).toString()).toBe(query);
  expect(queryOf(filtersFrom(new URLSearchParams('status=none&page=-3'))).toString()).toBe('');
});
