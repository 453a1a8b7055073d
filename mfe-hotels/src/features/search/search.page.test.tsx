import { http, HttpResponse, press, renderWithPortal } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import module from '../../module';
import { resultsHref, searchHref } from '../../shared/addresses';
import { queryFrom } from '../../shared/hotel-query';
import { recentActions } from '../../shared/search-form/state/recent.slice';
import { MAKKAH, QUERY } from '../../shared/testing/hotels';
import { CALLS, hotelsServer, problem } from '../../shared/testing/hotels-server';
import { SearchPage } from './search.page';

const calls = hotelsServer();
const PATH = '/searchpad/hotel';
const open = (at = PATH) => renderWithPortal(<SearchPage />, { module, at, path: PATH });
const field = (name: string) => screen.findByRole('combobox', { name: new RegExp(`^${name}`) });
const searched = ({ router }: Awaited<ReturnType<typeof open>>) => {
  const { pathname, search } = router.state.location;
  return pathname === '/hotel-results' ? queryFrom(new URLSearchParams(search)) : null;
};

async function chooseMakkah(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await field('Destination'), 'mecca');
  await user.click(await screen.findByRole('option', { name: /Makkah/ }));
}

describe('the hotel search', () => {
  it('is a tab of the search pad, open on this page', async () => {
    await open();
    const tabs = await screen.findByRole('navigation', { name: 'What to search for' });
    expect(within(tabs).getByRole('link', { name: 'Flights' })).toHaveAttribute('href', '/searchpad');
    expect(within(tabs).getByRole('link', { name: 'Hotels New' })).toHaveAttribute('aria-current', 'page');
  });

  it('finds a place by another name and searches for it tomorrow night, for two from the portal\u2019s country', async () => {
    const user = userEvent.setup();
    const asked: string[] = [];
    calls.server.use(
      http.post(CALLS.destinations, async ({ request }) => {
        asked.push(((await request.json()) as { searchTerm: string }).searchTerm);
        return HttpResponse.json({ destinations: [MAKKAH] });
      }),
    );
    const page = await open();
    await chooseMakkah(user);
    expect(asked).toContain('mecca');
    await press('Search hotels');
    await waitFor(() =>
      expect(searched(page)).toEqual({
        place: { kind: 'city', id: 'c-makkah', name: 'Makkah, Saudi Arabia' },
        nationality: 'AE',
        residency: 'AE',
        checkIn: '2026-11-27',
        checkOut: '2026-11-28',
        rooms: [{ adults: 2, childAges: [] }],
      }),
    );
  });

  it('shows what is missing at the field, and searches once it is filled in', async () => {
    const user = userEvent.setup();
    const page = await open();
    await press('Search hotels');
    expect(await screen.findByText('Choose a destination from the list')).toBeInTheDocument();
    await waitFor(async () => expect(await field('Destination')).toHaveFocus());
    expect(searched(page)).toBeNull();
    await chooseMakkah(user);
    expect(screen.queryByText('Choose a destination from the list')).not.toBeInTheDocument();
    await press('Search hotels');
    await waitFor(() => expect(searched(page)).not.toBeNull());
  });

  it('asks for the age of every child, in its room', async () => {
    const user = userEvent.setup();
    const page = await open(searchHref({ ...QUERY, rooms: [{ adults: 2, childAges: [] }] }));
    await press(/1 room, 2 guests/);
    const guests = within(await screen.findByRole('dialog', { name: 'Rooms and guests' }));
    await user.click(await guests.findByRole('spinbutton', { name: 'Children' }));
    await user.keyboard('{ArrowUp}');
    await user.click(guests.getByRole('button', { name: 'Done' }));
    await press('Search hotels');
    expect(await screen.findByText('Choose the age of every child, 0 to 17')).toBeInTheDocument();
    expect(searched(page)).toBeNull();
    await press(/1 room, 3 guests/);
    await user.click(await screen.findByRole('button', { name: /Age of child 1/ }));
    await user.click(await screen.findByRole('option', { name: '8' }));
    await press('Done');
    await press('Search hotels');
    await waitFor(() => expect(searched(page)?.rooms).toEqual([{ adults: 2, childAges: [8] }]));
  });

  it('is filled with the search in its address', async () => {
    const page = await open(searchHref(QUERY));
    expect(await field('Destination')).toHaveValue('Makkah, Saudi Arabia');
    await waitFor(async () => expect(await field('Nationality')).toHaveValue('Bangladesh'));
    expect(await field('Country of residence')).toHaveValue('United Arab Emirates');
    expect(await screen.findByText('3 nights')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /1 room, 3 guests/ })).toBeInTheDocument();
    await press('Search hotels');
    await waitFor(() => expect(searched(page)).toEqual(QUERY));
  });

  it('is stored: the next one has its countries, and recent ones are links', async () => {
    const page = await open(searchHref(QUERY));
    await press('Search hotels');
    await waitFor(() => expect(searched(page)).toEqual(QUERY));
    await page.router.navigate(PATH);
    const recent = await screen.findByRole('region', { name: 'Recent hotel searches' });
    expect(within(recent).getByRole('link', { name: /Makkah/ })).toHaveAttribute('href', resultsHref(QUERY));
    await waitFor(async () => expect(await field('Nationality')).toHaveValue('Bangladesh'));
  });

  it('offers recent places before anything is typed, marked as such', async () => {
    const user = userEvent.setup();
    await open();
    await user.click(await field('Destination'));
    await user.keyboard('{ArrowDown}');
    await user.click(await screen.findByRole('option', { name: /Makkah.*Popular/ }));
    await waitFor(async () => expect(await field('Destination')).toHaveValue('Makkah, Saudi Arabia'));
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByRole('option', { name: /Makkah.*Recent/ })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: /Popular/ })).not.toBeInTheDocument();
  });

  it('is no longer offered once its arrival has passed', async () => {
    const { store } = await open();
    await screen.findByRole('form', { name: 'Hotel search' });
    store.dispatch(recentActions.searched({ ...QUERY, checkIn: '2026-11-20', checkOut: '2026-11-21' }));
    expect(screen.queryByRole('region', { name: 'Recent hotel searches' })).not.toBeInTheDocument();
  });
});

describe('one line', () => {
  const type = async (text: string) => {
    await press('Type the search in one line');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Search in one line' }), `${text}{Enter}`);
  };

  it('is a whole search', async () => {
    const page = await open();
    await type('makkah 20dec 3n 2a1c8');
    await waitFor(() =>
      expect(searched(page)).toMatchObject({
        place: { kind: 'city', id: 'c-makkah' },
        checkIn: '2026-12-20',
        checkOut: '2026-12-23',
        rooms: [{ adults: 2, childAges: [8] }],
      }),
    );
  });

  it.each([
    ['makkah 3n', 'Add the check-in, such as 20dec'],
    ['makkah 31feb', '“31feb” is not a date'],
  ])('%j is refused: %s', async (text, message) => {
    await open();
    await type(text);
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it('distinguishes an unknown place from a missing answer', async () => {
    calls.server.use(http.post(CALLS.destinations, () => HttpResponse.json({ destinations: [] })));
    const { unmount } = await open();
    await type('nowhere 20dec');
    expect(await screen.findByText('No place called “nowhere” was found')).toBeInTheDocument();
    unmount();
    calls.server.use(http.post(CALLS.destinations, () => problem(500, 'server.error')));
    await open();
    await type('makkah 20dec');
    expect(await screen.findByText('The places could not be loaded. Try again.')).toBeInTheDocument();
  });
});
