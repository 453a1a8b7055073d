import { http, HttpResponse, renderWithPortal } from '@jetway/kit-test';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { holidaysHref } from '../../../shared/holidays/addresses';
import { HOLIDAY_CALLS, holidaysModule, packageCard, packagesFound } from '../../../shared/testing/holidays';
import { holidaysServer } from '../../../shared/testing/holidays-server';
import { problem } from '../../../shared/testing/visa-orders';
import { TourPackagesPage } from './packages.page';
import { HolidayResultsPage } from './results.page';

const calls = holidaysServer();
const QUERY = { city: { cityId: 'ist', name: 'Istanbul' }, date: '2027-01-10', adults: 2, childAges: [8] };
const PATH = '/holiday-search-result';
const open = (at = holidaysHref(QUERY)) =>
  renderWithPortal(<HolidayResultsPage />, { module: holidaysModule, at, path: PATH });

function serve(...packages: ReturnType<typeof packageCard>[]) {
  const asked: unknown[] = [];
  calls.server.use(
    http.post(HOLIDAY_CALLS.search, async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json(packagesFound(packages));
    }),
  );
  return asked;
}

it('lists packages with their price for the party and per adult; each leads to its page', async () => {
  const asked = serve(packageCard());
  await open();
  const card = within(await screen.findByRole('article', { name: 'Istanbul in a week' }));
  expect(asked).toEqual([{ cityId: 'ist', date: '2027-01-10', adults: 2, childAges: [8] }]);
  expect(card.getByText('Group tour')).toBeInTheDocument();
  expect(card.getByText('7 days')).toBeInTheDocument();
  expect(card.getByText('Rated 4.6 of 5')).toBeInTheDocument();
  expect(card.getByText(/5,000\.00/)).toBeInTheDocument();
  expect(card.getByText('for all travellers')).toBeInTheDocument();
  expect(card.getByRole('link', { name: 'Istanbul in a week' })).toHaveAttribute(
    'href',
    '/holiday-search-result/p1?date=2027-01-10&adults=2&ages=8',
  );
});

it('narrows the list by a filter, which stands in the address', async () => {
  serve(packageCard(), packageCard({ id: 'p2', title: 'Istanbul for families', type: 'family' }));
  const { router } = await open();
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  await userEvent.click(await screen.findByRole('checkbox', { name: /Family holiday/ }));
  expect(await screen.findByText('1 of 2 packages')).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(router.state.location.search).toContain('type=family');
});

it('shows no result after a search that failed, and says what was refused', async () => {
  calls.server.use(
    http.post(HOLIDAY_CALLS.search, () =>
      problem(400, 'request.invalid', { errors: [{ pointer: '/date', code: 'past', detail: 'The date is past.' }] }),
    ),
  );
  await open();
  expect(await screen.findByText('This cannot be searched for')).toBeInTheDocument();
  expect(screen.getByText('The date is past.')).toBeInTheDocument();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

it('leads to all packages when none is found, and to the form without a search', async () => {
  serve();
  const { unmount } = await open();
  expect(await screen.findByText('No packages found')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All tour packages' })).toHaveAttribute('href', '/tour-packages');
  unmount();
  await open(PATH);
  expect(await screen.findByText('Nothing was searched for')).toBeInTheDocument();
});

it('lists every package at an address of its own, by city', async () => {
  const asked: string[] = [];
  calls.server.use(
    http.get(HOLIDAY_CALLS.all, ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ packages: [packageCard()], page: 1, total: 1 });
    }),
  );
  await renderWithPortal(<TourPackagesPage />, {
    module: holidaysModule,
    at: '/tour-packages?cityId=ist',
    path: '/tour-packages',
  });
  expect(await screen.findByRole('link', { name: 'Istanbul in a week' })).toHaveAttribute('href', '/tour-packages/p1');
  expect(asked).toEqual(['?page=1&size=20&cityId=ist']);
  expect(await screen.findByRole('button', { name: /Istanbul, Türkiye/ })).toBeInTheDocument();
});
