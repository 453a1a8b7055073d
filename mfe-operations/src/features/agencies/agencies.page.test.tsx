import { http, HttpResponse, press, testServer } from '@jetway/kit-test';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import type { AgencyListItem, AgencyListRequest } from '../../api/endpoints/agencies';
import { operatorHandler, refusal, renderConsole } from '../../testing/render';

const calls = testServer();
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

const LIST = '*/api/operations/v1/Agency/LoadList';

const agency = (name: string, more: Partial<AgencyListItem> = {}): AgencyListItem => ({
  tenant: 'falcon',
  agencyId: `id-${name}`,
  name,
  email: 'desk@rose.test',
  standing: 'active',
  branches: 2,
  ...more,
});

const WALLET = {
  posted: 'AED -120.00',
  held: 'AED 0.00',
  available: 'AED 380.00',
  creditLimit: 'AED 500.00',
  creditUsed: 'AED 120.00',
};

/** Two pages; the second is asked for with the cursor of the first. */
function serve(...rows: AgencyListItem[]): AgencyListRequest[] {
  const asked: AgencyListRequest[] = [];
  calls.server.use(
    http.post(LIST, async ({ request }) => {
      const body = (await request.json()) as AgencyListRequest;
      asked.push(body);
      return HttpResponse.json(body.cursor ? { items: [agency('Zenith')] } : { items: rows, next: 'c1' });
    }),
  );
  return asked;
}

const open = (at = '/agencies/all') => {
  calls.server.use(operatorHandler({ roles: ['finance'], tenants: ['falcon', 'heron'] }));
  return renderConsole({ at });
};

it('lists agencies with state, branches and money, page by page', async () => {
  const asked = serve(agency('Desert Rose', { standing: 'blocked', reference: 'FAR2611-00001A', wallet: WALLET }));
  open('/agencies/all?tenant=falcon&standing=blocked&search=rose');
  const link = await screen.findByRole('link', { name: 'Desert Rose' });
  expect(link).toHaveAttribute('href', '/agencies/all/falcon/id-Desert Rose');
  expect(screen.getByText('FAR2611-00001A')).toBeInTheDocument();
  expect(screen.getByText('Blocked', { selector: 'td *' })).toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: 'Credit used' })).toBeInTheDocument();
  await press('Next page');
  expect(await screen.findByRole('link', { name: 'Zenith' })).toBeInTheDocument();
  await press('Previous page');
  expect(await screen.findByRole('link', { name: 'Desert Rose' })).toBeInTheDocument();
  const filters = { tenant: 'falcon', standing: 'blocked', search: 'rose' };
  expect(asked.slice(0, 2)).toEqual([filters, { ...filters, cursor: 'c1' }]);
});

it('names tenants by their brands', async () => {
  serve(agency('Desert Rose'));
  const brands = { falcon: 'Falcon Travel', heron: 'Heron Trade' };
  calls.server.use(operatorHandler({ roles: ['finance'], tenants: ['falcon', 'heron'], brands }));
  renderConsole({ at: '/agencies/all?tenant=falcon' });
  expect(await screen.findByText('Falcon Travel', { selector: 'td *' })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: /Falcon Travel/ })).toBeInTheDocument();
  expect(screen.queryByText('falcon')).not.toBeInTheDocument();
});

it('keeps the search in the address, and shows no money to those who do not read it', async () => {
  serve(agency('Desert Rose'));
  const { router } = open();
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Agency' }), ' rose {Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?search=rose'));
  expect(await screen.findByRole('link', { name: 'Desert Rose' })).toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: 'Balance' })).toBeNull();
});

it('says that nothing matches, and that the list did not load', async () => {
  calls.server.use(http.post(LIST, () => HttpResponse.json({ items: [] })));
  const { unmount } = open();
  expect(await screen.findByText('No agency matches these filters')).toBeInTheDocument();
  unmount();
  calls.server.use(http.post(LIST, () => refusal(503, 'server.unavailable')));
  open();
  expect(await screen.findByText('The list of agencies did not load')).toBeInTheDocument();
});
