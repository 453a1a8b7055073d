import type { DepositRow, DepositsRequest } from '@jetway/kit-api/deposits';
import { http, HttpResponse, press, renderWithPortal, savedFiles } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import paymentsModule from '../../../module';
import { CALLS, calls, problem } from '../testing/deposits';
import { DepositsPage } from './deposits.page';

beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

const row: DepositRow = {
  depositRef: 'DP2611000042',
  method: 'bankTransfer',
  status: 'underReview',
  amount: 'AED 5000.00',
  fee: 'AED 0.00',
  reference: 'FT2026001',
  paidOn: '2026-11-25',
  createdAt: '2026-11-26T08:00:00Z',
  createdBy: 'Amina Rahman',
};

function serve(items: DepositRow[]): DepositsRequest[] {
  const asked: DepositsRequest[] = [];
  calls.server.use(
    http.post(CALLS.filters, () => HttpResponse.json({ methods: ['bankTransfer'], statuses: ['underReview'] })),
    http.post(CALLS.load, async ({ request }) => {
      asked.push((await request.json()) as DepositsRequest);
      return HttpResponse.json({ items, total: items.length, page: 1, pageSize: 20 });
    }),
  );
  return asked;
}

const open = (at = '/deposit-list') =>
  renderWithPortal(<DepositsPage />, { module: paymentsModule, path: '/deposit-list', at });

it('lists the deposits; a reference opens its deposit', async () => {
  serve([row]);
  await open();
  expect(await screen.findByRole('link', { name: 'DP2611000042' })).toHaveAttribute(
    'href',
    '/deposit-list?deposit=DP2611000042',
  );
  const shown = screen.getByRole('row', { name: /DP2611000042/ });
  expect(within(shown).getByText('Under review')).toBeInTheDocument();
  expect(within(shown).getByText(/5,000\.00/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add funds' })).toHaveAttribute('href', '/bank-deposit');
});

it('requests the search and filters of its address, and clears them on demand', async () => {
  const asked = serve([row]);
  const { router } = await open('/deposit-list?search=DP2611&status=underReview');
  await screen.findByRole('link', { name: 'DP2611000042' });
  expect(asked[0]).toMatchObject({ search: 'DP2611', status: 'underReview' });
  expect(screen.getByRole('searchbox', { name: 'Search reference' })).toHaveValue('DP2611');
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await waitFor(() => expect(asked.at(-1)).not.toHaveProperty('search'));
});

it('says that there are none, and that none match', async () => {
  serve([]);
  const { unmount } = await open();
  expect(await screen.findByText('Deposits appear here as soon as they are sent.')).toBeInTheDocument();
  unmount();
  await open('/deposit-list?search=none');
  expect(await screen.findByText('Nothing matches these filters.')).toBeInTheDocument();
});

it('says so when the list cannot be loaded, and retries on demand', async () => {
  serve([row]);
  calls.server.use(http.post(CALLS.load, () => HttpResponse.json(problem('server.error'), { status: 500 })));
  await open();
  expect(await screen.findByText('The deposits could not be loaded')).toBeInTheDocument();
  serve([row]);
  await press('Try again');
  expect(await screen.findByRole('link', { name: 'DP2611000042' })).toBeInTheDocument();
});

it('saves what matches its filters as a file, on all pages', async () => {
  serve([row]);
  const { asked, saved } = savedFiles(calls.server, CALLS.export);
  await open('/deposit-list?search=DP2611&status=underReview&method=bankTransfer&from=2026-11-01&page=2');
  await press('Export CSV');
  await waitFor(() => expect(saved).toEqual(['falcon-list-2026-11-26.csv']));
  expect(asked).toMatchObject([
    { search: 'DP2611', status: 'underReview', method: 'bankTransfer', from: '2026-11-01' },
  ]);
});

it('says why a file could not be made', async () => {
  serve([row]);
  calls.server.use(http.post(CALLS.export, () => HttpResponse.json(problem('request.rate_limited'), { status: 429 })));
  await open();
  await press('Export CSV');
  expect(await screen.findByText('Too many requests. Try again in a moment.')).toBeInTheDocument();
});
