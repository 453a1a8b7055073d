import { http, HttpResponse, press, renderWithPortal } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';

import module from '../../module';
import { searchHref } from '../../shared/addresses';
import { ordersServer, problem } from '../../shared/testing/visa-orders';
import { BOOKING_CALLS, COUNTRIES, QUERY } from '../../shared/testing/visas';
import { queryFrom } from '../../shared/visa-query';
import { SearchPage } from './search.page';

const calls = ordersServer();
const PATH = '/searchpad/visa';
const open = (at = PATH) => renderWithPortal(<SearchPage />, { module, at, path: PATH });
const field = (name: string) => screen.findByRole('combobox', { name: new RegExp(`^${name}`) });
const searched = ({ router }: Awaited<ReturnType<typeof open>>) => {
  const { pathname, search } = router.state.location;
  return pathname === '/visa-search-result' ? queryFrom(new URLSearchParams(search)) : null;
};

beforeEach(() => calls.server.use(http.post(BOOKING_CALLS.countries, () => HttpResponse.json(COUNTRIES))));

describe('the visa search', () => {
  it('is a tab of the search pad, open on this page', async () => {
    await open();
    const tabs = await screen.findByRole('navigation', { name: 'What to search for' });
    expect(within(tabs).getByRole('link', { name: 'Flights' })).toHaveAttribute('href', '/searchpad');
    expect(within(tabs).getByRole('link', { name: 'Visa' })).toHaveAttribute('aria-current', 'page');
  });

  it('offers only countries with visas, and searches for tourists of the portal\u2019s country in a month', async () => {
    const user = userEvent.setup();
    const page = await open();
    await user.type(await field('Destination'), 'thai');
    await user.click(await screen.findByRole('option', { name: 'Thailand' }));
    await press('Search visas');
    await waitFor(() =>
      expect(searched(page)).toEqual({
        destination: 'TH',
        nationality: 'AE',
        residency: 'AE',
        purpose: 'tourist',
        travelDate: '2026-12-26',
      }),
    );
  });

  it('offers recent and popular countries before anything is typed, then the others', async () => {
    const user = userEvent.setup();
    await open();
    const offered = () => screen.getAllByRole('option').map((option) => option.textContent);
    await user.click(await field('Destination'));
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(offered()).toEqual(['ThailandPopular', 'United Arab Emirates']));
    await user.click(screen.getByRole('option', { name: 'United Arab Emirates' }));
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(offered()).toEqual(['United Arab EmiratesRecent', 'ThailandPopular']));
  });

  it('says at the field what is missing', async () => {
    const page = await open();
    await press('Search visas');
    expect(await screen.findByText('Choose a destination from the list')).toBeInTheDocument();
    await waitFor(async () => expect(await field('Destination')).toHaveFocus());
    expect(searched(page)).toBeNull();
  });

  it('is filled with the search in its address', async () => {
    const page = await open(searchHref(QUERY));
    await waitFor(async () => expect(await field('Destination')).toHaveValue('Thailand'));
    await waitFor(async () => expect(await field('Nationality')).toHaveValue('Bangladesh'));
    await press('Search visas');
    await waitFor(() => expect(searched(page)).toEqual(QUERY));
  });

  it('refuses the own country of the traveller', async () => {
    await open(searchHref({ ...QUERY, destination: 'AE', nationality: 'AE' }));
    await press('Search visas');
    expect(await screen.findByText('A traveller needs no visa for their own country')).toBeInTheDocument();
  });

  it('says when the countries cannot be loaded, and tries again', async () => {
    calls.server.use(http.post(BOOKING_CALLS.countries, () => problem(500, 'server.error')));
    await open();
    expect(await screen.findByText('The countries could not be loaded')).toBeInTheDocument();
    calls.server.use(http.post(BOOKING_CALLS.countries, () => HttpResponse.json(COUNTRIES)));
    await press('Try again');
    await waitFor(() => expect(screen.queryByText('The countries could not be loaded')).not.toBeInTheDocument());
  });
});
