import { http, HttpResponse, press, testServer } from '@jetway/kit-test';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';

import type { AuditItem, AuditRequest } from '../../api/endpoints/audit';
import { operatorHandler, renderConsole } from '../../testing/render';
import { filtersFrom, queryOf, requestOf } from './audit.model';

const calls = testServer();
beforeAll(calls.start);
afterEach(() => {
  calls.reset();
  vi.restoreAllMocks();
});
afterAll(calls.stop);

const API = '*/api/operations/v1/Audit';

const event = (subject: string): AuditItem => ({
  at: '2026-11-26T08:00:00Z',
  by: 'operator',
  who: 'Nadia Rahman',
  action: 'deposit.approve',
  subject,
  detail: { note: 'Line 14' },
});

/** Two pages; the second is asked for with the cursor of the first. */
function serve(): AuditRequest[] {
  const asked: AuditRequest[] = [];
  calls.server.use(
    http.post(`${API}/Load`, async ({ request }) => {
      const body = (await request.json()) as AuditRequest;
      asked.push(body);
      return HttpResponse.json(body.cursor ? { items: [event('DP2')] } : { items: [event('DP1')], next: 'c1' });
    }),
  );
  return asked;
}

const open = (at = '/audit') => {
  calls.server.use(operatorHandler({ roles: ['auditor'], tenants: ['falcon', 'heron'] }));
  return renderConsole({ at });
};

it('shows who did what, page by page', async () => {
  const asked = serve();
  open('/audit?tenant=heron&action=deposit.');
  expect(await screen.findByText('DP1')).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: /Nadia Rahman$/ })).toBeInTheDocument();
  expect(screen.getByText('note: Line 14')).toBeInTheDocument();
  await press('Older');
  expect(await screen.findByText('DP2')).toBeInTheDocument();
  await press('Newer');
  expect(await screen.findByText('DP1')).toBeInTheDocument();
  expect(asked.slice(0, 2)).toEqual([
    { tenant: 'heron', action: 'deposit.' },
    { tenant: 'heron', action: 'deposit.', cursor: 'c1' },
  ]);
});

it('keeps its filters in the address', async () => {
  serve();
  const { router } = open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Operator' }), 'Nadia{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?tenant=falcon&operator=Nadia'));
});

it('saves the matching entries as CSV, and says when it fails', async () => {
  serve();
  const asked: AuditRequest[] = [];
  calls.server.use(
    http.post(`${API}/Export`, async ({ request }) => {
      asked.push((await request.json()) as AuditRequest);
      return new HttpResponse('At', {
        headers: { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="falcon-audit.csv"' },
      });
    }),
  );
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  open('/audit?tenant=falcon&operator=Nadia');
  await press('Export CSV');
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(asked).toEqual([{ tenant: 'falcon', operator: 'Nadia' }]);
  calls.server.use(http.post(`${API}/Export`, () => new HttpResponse(null, { status: 500 })));
  await press('Export CSV');
  expect(await screen.findByText('The service refused the request.')).toBeInTheDocument();
});

it('reads its address, ignores invalid values, and requests whole days', () => {
  const query = new URLSearchParams('tenant=heron&subject=DP1&from=2026-11-01&to=2026-11-30');
  const filters = filtersFrom(query, ['falcon']);
  expect(queryOf(filters).toString()).toBe(query.toString());
  expect(requestOf(filters)).toEqual({
    tenant: 'heron',
    subject: 'DP1',
    from: '2026-11-01T00:00:00Z',
    until: '2026-12-01T00:00:00.000Z',
  });
  expect(filtersFrom(new URLSearchParams('from=yesterday'), ['falcon'])).toMatchObject({ tenant: 'falcon', from: '' });
  expect(requestOf(filtersFrom(new URLSearchParams('tenant='), ['falcon']))).toEqual({});
});
