import type { GroupQueue, GroupQueueRequest } from '@jetway/kit-api/fares';
import { http, HttpResponse, press, renderWithPortal, savedFiles } from '@jetway/kit-test';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { CALLS, faresModule, queueOf, queueRow, REFERENCE } from '../../shared/testing/fares';
import { faresServer, problem } from '../../shared/testing/fares-server';
import { filtersFrom, queryOf } from './bookings.model';
import { BookingsPage } from './bookings.page';

const calls = faresServer();

function serve(answer: (asked: GroupQueueRequest) => GroupQueue) {
  const asked: GroupQueueRequest[] = [];
  calls.server.use(
    http.post(CALLS.queue, async ({ request }) => {
      const body = (await request.json()) as GroupQueueRequest;
      asked.push(body);
      return HttpResponse.json(answer(body));
    }),
  );
  return asked;
}

const open = (at = '/fare-bookings') =>
  renderWithPortal(<BookingsPage />, { module: faresModule, path: '/fare-bookings', at });

it('lists bookings with their next deadline, each linked to its page', async () => {
  serve(() => queueOf([queueRow()]));
  await open();
  expect(await screen.findByRole('link', { name: REFERENCE })).toHaveAttribute('href', `/fare-bookings/${REFERENCE}`);
  expect(screen.getByText('Al Noor group')).toBeInTheDocument();
  expect(screen.getByText('Due 26 Nov 2026, 14:00 Dubai')).toBeInTheDocument();
});

it('links to the documents of selected bookings', async () => {
  serve(() => queueOf([queueRow(), queueRow({ referenceId: 'GB2' })]));
  await open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await userEvent.click(screen.getByRole('checkbox', { name: `Select ${REFERENCE}` }));
  expect(screen.getByRole('link', { name: 'Print selected (1)' })).toHaveAttribute(
    'href',
    '/fare-bookings/print-preview?references=GB2',
  );
});

it('splits bookings by tabs with counts', async () => {
  const asked = serve(() => queueOf([queueRow()]));
  const view = await open();
  await userEvent.click(await screen.findByRole('tab', { name: /Deposit due\s*1/ }));
  await waitFor(() => expect(asked.at(-1)?.queue).toBe('seatsHeld'));
  expect(view.router.state.location.search).toBe('?queue=seatsHeld');
});

it('searches, and says when nothing matches', async () => {
  const asked = serve(({ search }) => queueOf(search ? [] : [queueRow()]));
  await open();
  await screen.findByRole('tab', { name: /Deposit due/ });
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search' }), 'Nobody');
  expect(await screen.findByText('No Records')).toBeInTheDocument();
  expect(asked.at(-1)).toMatchObject({ search: 'Nobody', page: 1 });
});

it('links to the fares while there are no bookings', async () => {
  serve(() => queueOf([]));
  await open();
  expect(await screen.findByRole('link', { name: 'Find fares' })).toHaveAttribute('href', '/searchpad/grpfare');
});

it('can be reloaded after a failure', async () => {
  calls.server.use(http.post(CALLS.queue, () => problem(503, 'server.unavailable')));
  await open();
  expect(await screen.findByText('The bookings could not be loaded')).toBeInTheDocument();
});

it('keeps its filters in the address, without defaults', () => {
  const query = 'queue=ended&search=Noor&from=2026-12-01&to=2026-12-31&page=2';
  expect(queryOf(filtersFrom(new URLSearchParams(query))).toString()).toBe(query);
  expect(queryOf(filtersFrom(new URLSearchParams('queue=none&from=1&page=-3'))).toString()).toBe('');
});

it('saves what matches its filters as a file, on all pages', async () => {
  serve(() => queueOf([queueRow()], { total: 41 }));
  const { asked, saved } = savedFiles(calls.server, '/api/fares/v1/Fare/ExportQueue');
  await open('/fare-bookings?queue=ticketed&search=Noor&from=2026-12-01&page=2');
  await press('Export CSV');
  await waitFor(() => expect(saved).toEqual(['falcon-list-2026-11-26.csv']));
  expect(asked).toMatchObject([{ queue: 'ticketed', search: 'Noor', from: '2026-12-01' }]);
});

it('says why a file could not be made', async () => {
  serve(() => queueOf([queueRow()]));
  calls.server.use(http.post('/api/fares/v1/Fare/ExportQueue', () => problem(429, 'request.rate_limited')));
  await open();
  await press('Export CSV');
  expect(await screen.findByText(/Too many requests/)).toBeInTheDocument();
});
