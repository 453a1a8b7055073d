import type { HotelQueue, HotelQueueRequest } from '@jetway/kit-api/hotels';
import { http, HttpResponse, press, renderWithPortal, savedFiles } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { ORDER_CALLS, ordersModule, queueOf, queueRow, REFERENCE } from '../../shared/testing/hotel-orders';
import { hotelsServer, problem } from '../../shared/testing/hotels-server';
import { filtersFrom, queryOf } from './bookings.model';
import { BookingsPage } from './bookings.page';

const calls = hotelsServer();

function serve(answer: (asked: HotelQueueRequest) => HotelQueue) {
  const asked: HotelQueueRequest[] = [];
  calls.server.use(
    http.post(ORDER_CALLS.queue, async ({ request }) => {
      const body = (await request.json()) as HotelQueueRequest;
      asked.push(body);
      return HttpResponse.json(answer(body));
    }),
  );
  return asked;
}

const open = (at = '/hotel-bookings') =>
  renderWithPortal(<BookingsPage />, { module: ordersModule, path: '/hotel-bookings', at });

it('lists bookings, each linked to its page', async () => {
  serve(() => queueOf([queueRow()]));
  await open();
  expect(await screen.findByRole('link', { name: REFERENCE })).toHaveAttribute('href', `/hotel-bookings/${REFERENCE}`);
  expect(screen.getByText('Karim Rahman')).toBeInTheDocument();
});

it('prints the documents of selected bookings', async () => {
  serve(() => queueOf([queueRow(), queueRow({ referenceId: 'HB2' })]));
  await open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await userEvent.click(screen.getByRole('checkbox', { name: `Select ${REFERENCE}` }));
  expect(screen.getByRole('link', { name: 'Print selected (1)' })).toHaveAttribute(
    'href',
    '/hotel-bookings/print-preview?references=HB2',
  );
});

it('has a collapsed search form on top, so that the list is visible', async () => {
  serve(() => queueOf([queueRow()]));
  await open();
  const search = within(await screen.findByRole('region', { name: 'New hotel search' }));
  expect(search.queryByRole('button', { name: 'Search hotels' })).not.toBeInTheDocument();
  await userEvent.click(search.getByRole('button', { name: 'New hotel search' }));
  expect(search.getByRole('button', { name: 'Search hotels' })).toBeVisible();
});

it('splits bookings by tabs with counts', async () => {
  const asked = serve(() => queueOf([queueRow()]));
  const view = await open();
  const tab = await screen.findByRole('tab', { name: /Upcoming\s*1/ });
  await userEvent.click(tab);
  await waitFor(() => expect(asked.at(-1)?.queue).toBe('upcoming'));
  expect(view.router.state.location.search).toBe('?queue=upcoming');
});

it('searches after a pause, and says when nothing matches', async () => {
  const asked = serve(({ search }) => queueOf(search ? [] : [queueRow()]));
  await open();
  // The tabs load late and then mount their content anew.
  await screen.findByRole('tab', { name: /Upcoming/ });
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search' }), 'Nobody');
  expect(await screen.findByText('No Records')).toBeInTheDocument();
  expect(asked.at(-1)).toMatchObject({ search: 'Nobody', page: 1 });
  const [clear] = screen.getAllByRole('button', { name: 'Clear filters' });
  await userEvent.click(clear as HTMLElement);
  expect(await screen.findByRole('link', { name: REFERENCE })).toBeInTheDocument();
});

it('goes to the last page when the queue no longer has the current one', async () => {
  const asked = serve(({ page }) => queueOf(page > 1 ? [] : [queueRow()], { total: 1 }));
  await open('/hotel-bookings?page=4');
  expect(await screen.findByRole('link', { name: REFERENCE })).toBeInTheDocument();
  expect(asked.map(({ page }) => page)).toEqual([4, 1]);
});

it('can be reloaded after a failure', async () => {
  calls.server.use(http.post(ORDER_CALLS.queue, () => problem(503, 'server.unavailable')));
  await open();
  expect(await screen.findByText('The bookings could not be loaded')).toBeInTheDocument();
});

it('keeps its filters in the address, without defaults', () => {
  const query = 'queue=onHold&search=Rahman&by=checkIn&from=2026-12-01&to=2026-12-31&city=Makkah&page=2';
  expect(queryOf(filtersFrom(new URLSearchParams(query))).toString()).toBe(query);
  expect(queryOf(filtersFrom(new URLSearchParams('queue=none&by=x&from=1&page=-3'))).toString()).toBe('');
});

it('saves what matches its filters as a file, on all pages', async () => {
  serve(() => queueOf([queueRow()], { total: 41 }));
  const { asked, saved } = savedFiles(calls.server, '/api/hotel/v1/Hotel/ExportQueue');
  await open('/hotel-bookings?queue=onHold&search=Rahman&city=Makkah&page=2');
  await press('Export CSV');
  await waitFor(() => expect(saved).toEqual(['falcon-list-2026-11-26.csv']));
  expect(asked).toMatchObject([{ queue: 'onHold', search: 'Rahman', city: 'Makkah', dateField: 'created' }]);
});

it('says why a file could not be made', async () => {
  serve(() => queueOf([queueRow()]));
  calls.server.use(http.post('/api/hotel/v1/Hotel/ExportQueue', () => problem(429, 'request.rate_limited')));
  await open();
  await press('Export CSV');
  expect(await screen.findByText(/Too many requests/)).toBeInTheDocument();
});
