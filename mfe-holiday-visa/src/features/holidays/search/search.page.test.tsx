import { http, HttpResponse, press, renderWithPortal } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { holidaySearchHref } from '../../../shared/holidays/addresses';
import { queryFrom } from '../../../shared/holidays/holiday-query';
import { city, HOLIDAY_CALLS, holidaysModule } from '../../../shared/testing/holidays';
import { holidaysServer } from '../../../shared/testing/holidays-server';
import { problem } from '../../../shared/testing/visa-orders';
import { HolidaySearchPage } from './search.page';

const calls = holidaysServer();
const PATH = '/searchpad/holiday';
const open = (at = PATH) => renderWithPortal(<HolidaySearchPage />, { module: holidaysModule, at, path: PATH });
const destination = () => screen.findByRole('combobox', { name: /^Destination/ });
const searched = ({ router }: Awaited<ReturnType<typeof open>>) => {
  const { pathname, search } = router.state.location;
  return pathname === '/holiday-search-result' ? queryFrom(new URLSearchParams(search)) : null;
};

describe('the holiday search', () => {
  it('finds a city as it is typed, and searches with the day and the travellers', async () => {
    const user = userEvent.setup();
    const asked: unknown[] = [];
    calls.server.use(
      http.post(HOLIDAY_CALLS.cities, async ({ request }) => {
        asked.push(await request.json());
        return HttpResponse.json({ cities: [city()] });
      }),
    );
    const page = await open();
    await user.type(await destination(), 'istan');
    await user.click(await screen.findByRole('option', { name: /Istanbul/ }));
    expect(asked).toContainEqual({ text: 'istan' });
    await press('Search holidays');
    await waitFor(() =>
      expect(searched(page)).toEqual({
        city: { cityId: 'ist', name: 'Istanbul' },
        date: '2027-01-10',
        adults: 2,
        childAges: [],
      }),
    );
  });

  it('says at the field what is missing, and leads to it', async () => {
    const page = await open();
    await press('Search holidays');
    expect(await screen.findByText('Choose a city from the list')).toBeInTheDocument();
    await waitFor(async () => expect(await destination()).toHaveFocus());
    expect(searched(page)).toBeNull();
  });

  it('asks for the age of each child', async () => {
    const user = userEvent.setup();
    const query = { city: { cityId: 'ist', name: 'Istanbul' }, date: '2027-01-10', adults: 2, childAges: [] };
    const page = await open(holidaySearchHref(query));
    await user.click(await screen.findByRole('button', { name: '2 adults' }));
    const children = await screen.findByRole('spinbutton', { name: /^Children/ });
    await user.click(children);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(await screen.findAllByRole('button', { name: /Age of child/ })).toHaveLength(2);
    await press('Done');
    await press('Search holidays');
    expect(await screen.findByText('Choose the age of every child')).toBeInTheDocument();
    expect(searched(page)).toBeNull();
    const party = screen.getByRole('button', { name: '2 adults, 2 children' });
    await waitFor(() => expect(party).toHaveFocus());
    await user.click(party);
    expect(await screen.findAllByText('Choose the age of every child')).toHaveLength(3);
  });

  it('shows no cities after a look-up that failed', async () => {
    const user = userEvent.setup();
    calls.server.use(http.post(HOLIDAY_CALLS.cities, () => problem(403, 'access.denied')));
    await open();
    await user.type(await destination(), 'istan');
    expect(await screen.findByText('No packages are on sale for this city')).toBeInTheDocument();
  });
});

describe('the most popular cities', () => {
  it('are five, each leads to its packages', async () => {
    const seven = [1, 2, 3, 4, 5, 6, 7].map((popularity) =>
      city({ cityId: `c${popularity}`, name: `City ${popularity}`, popularity }),
    );
    calls.server.use(http.get(HOLIDAY_CALLS.available, () => HttpResponse.json({ cities: seven })));
    await open();
    const region = within(await screen.findByRole('region', { name: 'Most popular cities' }));
    const links = region.getAllByRole('link');
    expect(links).toHaveLength(5);
    expect(links[0]).toHaveAttribute('href', '/holiday-search-result?cityId=c7&city=City+7&date=2027-01-10&adults=2');
  });

  it('are not shown from an answer with an error', async () => {
    calls.server.use(
      http.get(HOLIDAY_CALLS.available, () => HttpResponse.json({ cities: [city()], error: 'incomplete' })),
    );
    await open();
    await destination();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Most popular cities' })).not.toBeInTheDocument());
  });

  it('can be asked for again after a failure', async () => {
    calls.server.use(http.get(HOLIDAY_CALLS.available, () => problem(403, 'access.denied')));
    await open();
    expect(await screen.findByText('The cities could not be loaded')).toBeInTheDocument();
  });
});
