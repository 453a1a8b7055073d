import type { VisaQueue, VisaQueueRequest } from '@jetway/kit-api/visas';
import { http, HttpResponse, press, renderWithPortal, savedFiles } from '@jetway/kit-test';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import {
  ORDER_CALLS,
  ordersModule,
  ordersServer,
  problem,
  queueOf,
  queueRow,
  REFERENCE,
} from '../../shared/testing/visa-orders';
import { filtersFrom, queryOf } from './applications.model';
import { ApplicationsPage } from './applications.page';

const calls = ordersServer();

function serve(answer: (asked: VisaQueueRequest) => VisaQueue) {
  const asked: VisaQueueRequest[] = [];
  calls.server.use(
    http.post(ORDER_CALLS.queue, async ({ request }) => {
      const body = (await request.json()) as VisaQueueRequest;
      asked.push(body);
      return HttpResponse.json(answer(body));
    }),
  );
  return asked;
}

const open = (at = '/visa-myapplications') =>
  renderWithPortal(<ApplicationsPage />, { module: ordersModule, path: '/visa-myapplications', at });

it('lists applications, each linked to its page, with what the agency has to do by when', async () => {
  serve(() => queueOf([queueRow({ status: 'correctionRequested', dueAt: '2026-11-30T08:00:00Z' })]));
  await open();
  expect(await screen.findByRole('link', { name: REFERENCE })).toHaveAttribute(
    'href',
    `/visa-order?orderReference=${REFERENCE}`,
  );
  expect(screen.getByText('Karim Rahman')).toBeInTheDocument();
  expect(screen.getByText('2 applicants')).toBeInTheDocument();
  expect(screen.getByText('Correction requested')).toBeInTheDocument();
  expect(screen.getByText(/^Answer by/)).toBeInTheDocument();
  // The country is a choice of the filters too.
  expect(await screen.findByRole('row', { name: /Thailand/ })).toBeInTheDocument();
});

it('splits applications by tabs with counts', async () => {
  const asked = serve(() => queueOf([queueRow()]));
  const view = await open();
  await userEvent.click(await screen.findByRole('tab', { name: /To correct\s*1/ }));
  await waitFor(() => expect(asked.at(-1)?.queue).toBe('correction'));
  expect(view.router.state.location.search).toBe('?queue=correction');
});

it('searches after a pause, and says when nothing matches', async () => {
  const asked = serve(({ search }) => queueOf(search ? [] : [queueRow()]));
  await open();
  // The tabs load late and then mount their content anew.
  await screen.findByRole('tab', { name: /To correct/ });
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search' }), 'Nobody');
  expect(await screen.findByText('No Records')).toBeInTheDocument();
  expect(asked.at(-1)).toMatchObject({ search: 'Nobody', page: 1 });
  const [clear] = screen.getAllByRole('button', { name: 'Clear filters' });
  await userEvent.click(clear as HTMLElement);
  expect(await screen.findByRole('link', { name: REFERENCE })).toBeInTheDocument();
});

it('turns back from a page that the queue no longer has', async () => {
  const asked = serve(({ page }) => queueOf(page > 1 ? [] : [queueRow()], { total: 1 }));
  await open('/visa-myapplications?page=4');
  expect(await screen.findByRole('link', { name: REFERENCE })).toBeInTheDocument();
  expect(asked.map(({ page }) => page)).toEqual([4, 1]);
});

it('can be loaded again after a failure', async () => {
  calls.server.use(http.post(ORDER_CALLS.queue, () => problem(503, 'server.unavailable')));
  await open();
  expect(await screen.findByText('The applications could not be loaded')).toBeInTheDocument();
});

it('keeps its filters in the address, without defaults', () => {
  const query = 'queue=correction&search=Rahman&destination=TH&from=2027-01-01&to=2027-01-31&page=2';
  expect(queryOf(filtersFrom(new URLSearchParams(query))).toString()).toBe(query);
  expect(queryOf(filtersFrom(new URLSearchParams('queue=none&destination=x&from=1&page=-3'))).toString()).toBe('');
});

it('saves what matches its filters as a file, on all pages', async () => {
  serve(() => queueOf([queueRow()], { total: 41 }));
  const { asked, saved } = savedFiles(calls.server, '/api/visa/v1/Visa/ExportQueue');
  await open('/visa-myapplications?queue=correction&search=Rahman&destination=TH&page=2');
  await press('Export CSV');
  await waitFor(() => expect(saved).toEqual(['falcon-list-2026-11-26.csv']));
  expect(asked).toMatchObject([{ queue: 'correction', search: 'Rahman', destination: 'TH' }]);
});

it('says why a file could not be made', async () => {
  serve(() => queueOf([queueRow()]));
  calls.server.use(http.post('/api/visa/v1/Visa/ExportQueue', () => problem(429, 'request.rate_limited')));
  await open();
  await press('Export CSV');
  expect(await screen.findByText(/Too many requests/)).toBeInTheDocument();
});
