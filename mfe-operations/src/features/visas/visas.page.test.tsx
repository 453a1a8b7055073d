import { http, HttpResponse, testServer } from '@jetway/kit-test';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import type { VisaDeskQueueRequest, VisaDeskRow } from '../../api/endpoints/visas';
import { CALLS, operatorHandler, refusal, renderConsole } from '../../testing/render';
import { filtersFrom, queryOf } from './visas.model';

const calls = testServer();
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

const ROW: VisaDeskRow = {
  tenant: 'falcon',
  referenceId: 'DMV2611-00001A',
  agency: 'Desert Rose',
  destinationName: 'Thailand',
  product: 'Thailand tourist visa',
  applicants: 2,
  leadApplicant: 'Karim Rahman',
  travelDate: '2027-01-10',
  status: 'documentReview',
  since: '2026-11-26T06:00:00Z',
  dueAt: '2026-11-27T06:00:00Z',
  urgency: 'amber',
};

function serve(
  rows: readonly VisaDeskRow[] = [ROW, { ...ROW, referenceId: 'DMV2611-00002B' }],
  later: readonly VisaDeskRow[] = [{ ...ROW, referenceId: 'DMV2611-00003C' }],
) {
  const asked: VisaDeskQueueRequest[] = [];
  calls.server.use(
    operatorHandler({ roles: ['visa'], tenants: ['falcon', 'heron'] }),
    http.post(`${CALLS}/Visas/GetQueue`, async ({ request }) => {
      const body = (await request.json()) as VisaDeskQueueRequest;
      asked.push(body);
      const page = body.cursor ? { rows: later } : { rows, next: 'c1' };
      return HttpResponse.json({ ...page, counts: { review: 3, lodge: 1 } });
    }),
  );
  return asked;
}

it('lists what is to be reviewed, and the keyboard goes from row to row', async () => {
  const asked = serve();
  renderConsole({ at: '/visas' });
  const first = await screen.findByRole('link', { name: 'DMV2611-00001A' });
  expect(first).toHaveAttribute('href', '/visas/falcon/DMV2611-00001A');
  expect(screen.getAllByText('Due soon')).toHaveLength(2);
  expect(asked).toEqual([{ queue: 'review' }]);
  first.focus();
  await userEvent.keyboard('j');
  expect(screen.getByRole('link', { name: 'DMV2611-00002B' })).toHaveFocus();
});

it('reaches the next page and the one before, and other filters begin with the first', async () => {
  const asked = serve();
  renderConsole({ at: '/visas' });
  expect(await screen.findByRole('button', { name: 'Previous page' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByRole('link', { name: 'DMV2611-00003C' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
  expect(asked).toEqual([{ queue: 'review' }, { queue: 'review', cursor: 'c1' }]);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Application' }), 'R{Enter}');
  await waitFor(() => expect(asked.at(-1)).toEqual({ queue: 'review', search: 'R' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Next page' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Previous page' }));
  expect(await screen.findByRole('link', { name: 'DMV2611-00001A' })).toBeInTheDocument();
});

it('begins with the first page when one comes back to a filter', async () => {
  const asked = serve();
  const { router } = renderConsole({ at: '/visas' });
  await userEvent.click(await screen.findByRole('button', { name: 'Next page' }));
  await screen.findByRole('link', { name: 'DMV2611-00003C' });
  await act(() => router.navigate('/visas?queue=lodge'));
  await waitFor(() => expect(asked.at(-1)).toEqual({ queue: 'lodge' }));
  await screen.findByRole('link', { name: 'DMV2611-00001A' });
  await act(() => router.navigate('/visas'));
  expect(await screen.findByRole('link', { name: 'DMV2611-00001A' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
});

it('leads from a later page that is empty by now to the first one', async () => {
  serve(undefined, []);
  renderConsole({ at: '/visas' });
  await userEvent.click(await screen.findByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('Nothing is on this page')).toBeInTheDocument();
  expect(screen.queryByText('Nothing is waiting')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'First page' }));
  expect(await screen.findByRole('link', { name: 'DMV2611-00001A' })).toBeInTheDocument();
});

it('searches with Enter, and keeps what it shows in the address', async () => {
  const asked = serve([]);
  const { router } = renderConsole({ at: '/visas?queue=lodge&tenant=heron' });
  expect(await screen.findByText('Nothing matches these filters')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Application' }), 'Rahman{Enter}');
  await waitFor(() => expect(asked.at(-1)).toEqual({ queue: 'lodge', tenant: 'heron', search: 'Rahman' }));
  expect(router.state.location.search).toBe('?queue=lodge&tenant=heron&search=Rahman');
});

it('says when it may not be seen', async () => {
  calls.server.use(
    operatorHandler({ roles: ['visa'], tenants: ['falcon'] }),
    http.post(`${CALLS}/Visas/GetQueue`, () => refusal(403, 'access.denied', { params: { role: 'visa' } })),
  );
  renderConsole({ at: '/visas' });
  expect(await screen.findByText('You may not do this')).toBeInTheDocument();
});

it('ignores filters that cannot be', () => {
  expect(queryOf(filtersFrom(new URLSearchParams('queue=x&tenant=other'), ['falcon'])).toString()).toBe('');
  const query = 'queue=deliver&tenant=falcon&search=A';
  expect(queryOf(filtersFrom(new URLSearchParams(query), ['falcon'])).toString()).toBe(query);
});
