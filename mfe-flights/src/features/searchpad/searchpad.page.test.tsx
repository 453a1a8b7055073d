import { customerApi } from '@jetway/kit-api/customer';
import { Feature } from '@jetway/kit-domain';
import { demoUser, http, HttpResponse, portalHandlers, renderWithPortal, testServer } from '@jetway/kit-test';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import module from '../../module';
import { queryFrom } from '../../shared/search-query';
import { deskHandlers } from '../../shared/testing/desk';
import { SearchpadPage } from './searchpad.page';

const DHAKA = {
  airportCode: 'DAC',
  airportName: 'Hazrat Shahjalal International',
  cityCode: 'DAC',
  cityName: 'Dhaka',
  countryCode: 'BD',
  countryName: 'Bangladesh',
  lat: 23.8,
  lon: 90.4,
  timezone: 'Asia/Dhaka',
  rank: 1,
  kind: 'airport',
};
const AIRPORTS = '/api/utility/v1/Airport/GetAirportsByKey';
const calls = testServer(
  http.post(AIRPORTS, () => HttpResponse.json([DHAKA])),
  ...deskHandlers(),
  ...portalHandlers(),
);
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);
beforeEach(() => {
  localStorage.clear();
  // jsdom has no IntersectionObserver, so no element is ever near the viewport.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
});

const open = () => renderWithPortal(<SearchpadPage />, { module, at: '/searchpad', path: '/searchpad' });
const field = (name: string) => screen.findByRole('combobox', { name: new RegExp(`^${name}`) });

async function chooseDhaka(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await field('To'), 'dhak');
  await user.click(await screen.findByRole('option', { name: /Dhaka/ }));
}

describe('the search pad', () => {
  it('opens with the Flights tab and the flight search form (T-009)', async () => {
    await open();
    expect(await screen.findByRole('link', { name: 'Flights', current: 'page' })).toBeInTheDocument();
    expect(screen.getByRole('form', { name: 'Flight search' })).toBeInTheDocument();
  });

  it('shows the work of the day, once its user is known, below the form, and the picture only to those without that work', async () => {
    const loadUser = async ({ store }: Awaited<ReturnType<typeof open>>) =>
      act(async () => void (await store.dispatch(customerApi.endpoints.getUserContext.initiate())));
    const working = await open();
    const form = await screen.findByRole('form', { name: 'Flight search' });
    expect(screen.queryByRole('region', { name: 'Today' })).not.toBeInTheDocument();
    await loadUser(working);
    const desk = await screen.findByRole('region', { name: 'Today' });
    expect(form.compareDocumentPosition(desk)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByText(/^Fares from every supplier/)).not.toBeInTheDocument();
    working.unmount();
    calls.server.use(
      http.get('/api/customer/v1/User/GetUserContext', () =>
        HttpResponse.json(demoUser({ functionalities: [Feature.Search] })),
      ),
    );
    await loadUser(await open());
    expect(await screen.findByText(/^Fares from every supplier/)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Today' })).not.toBeInTheDocument();
  });

  it('keeps tab and form for users who may not search, and says why (T-010)', async () => {
    calls.server.use(
      http.get('/api/customer/v1/User/GetUserContext', () =>
        HttpResponse.json(demoUser({ functionalities: [Feature.ViewBooking] })),
      ),
    );
    const { store } = await open();
    await act(async () => void (await store.dispatch(customerApi.endpoints.getUserContext.initiate())));
    expect(await screen.findByText('Your role does not include searching')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Flights' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Search flights' })).toBeDisabled();
  });

  it('shows users with only the dashboard the wallet and the pages every user has, and no offers', async () => {
    calls.server.use(
      http.get('/api/customer/v1/User/GetUserContext', () =>
        HttpResponse.json(demoUser({ functionalities: [Feature.Dashboard] })),
      ),
    );
    const { store } = await open();
    await act(async () => void (await store.dispatch(customerApi.endpoints.getUserContext.initiate())));
    expect(await screen.findByRole('link', { name: 'My profile' })).toHaveAttribute('href', '/my-profile');
    expect(screen.getByRole('link', { name: 'Help and contacts' })).toHaveAttribute('href', '/help');
    const desk = await screen.findByRole('region', { name: 'Today' });
    expect(within(desk).getByRole('heading', { name: 'Wallet' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Offers' })).not.toBeInTheDocument();
  });

  it('starts at the tenant’s city', async () => {
    await open();
    await waitFor(async () => expect(await field('From')).toHaveValue('Dubai (DXB)'));
  });

  it('opens the results with the whole search in the address', async () => {
    const user = userEvent.setup();
    const { router } = await open();
    await chooseDhaka(user);
    await user.click(screen.getByRole('button', { name: 'Search flights' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/flight-search-result'));
    const query = queryFrom(new URLSearchParams(router.state.location.search));
    expect(query).toMatchObject({
      trip: 'R',
      adults: 1,
      cabin: 'E',
      journeys: [{ origin: 'DXB', destination: 'DAC' }],
    });
  });

  it('searches nearby airports on request, and shows it in the search summary', async () => {
    const user = userEvent.setup();
    calls.server.use(http.post(AIRPORTS, () => HttpResponse.json([{ ...DHAKA, nearby: ['IXA'] }])));
    const { router } = await open();
    await user.type(await field('To'), 'dhak');
    expect(await screen.findByRole('option', { name: /also IXA nearby/ })).toBeInTheDocument();
    await user.click(screen.getByRole('option', { name: /Dhaka/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Include nearby airports' }));
    await user.click(screen.getByRole('button', { name: 'Search flights' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/flight-search-result'));
    expect(queryFrom(new URLSearchParams(router.state.location.search))).toMatchObject({ nearbyAirports: true });
    await act(() => router.navigate('/searchpad'));
    const recent = await screen.findByRole('region', { name: 'Recent searches' });
    expect(within(recent).getByRole('link')).toHaveTextContent('nearby airports included');
  });

  it('shows missing values at their fields, and leads to the first', async () => {
    const user = userEvent.setup();
    const { router } = await open();
    await field('To');
    await user.click(screen.getByRole('button', { name: 'Search flights' }));
    expect(await field('To')).toHaveAccessibleDescription('Choose where the journey goes.');
    const to = await field('To');
    await waitFor(() => expect(to).toHaveFocus());
    expect(router.state.location.pathname).toBe('/searchpad');
  });

  it('asks the age of every child', async () => {
    const user = userEvent.setup();
    await open();
    await user.click(await screen.findByRole('button', { name: /1 traveller, Economy/ }));
    await user.click(await screen.findByRole('button', { name: 'Increase Children' }));
    expect(await screen.findByRole('button', { name: /Age of child 1/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await user.click(screen.getByRole('button', { name: 'Search flights' }));
    expect(await screen.findByText('Choose an age.')).toBeInTheDocument();
  });

  it('swaps origin and destination (T-170)', async () => {
    const user = userEvent.setup();
    await open();
    await chooseDhaka(user);
    await user.click(screen.getByRole('button', { name: 'Swap origin and destination' }));
    expect(await field('From')).toHaveValue('Dhaka (DAC)');
    expect(await field('To')).toHaveValue('Dubai (DXB)');
  });

  it('works when airports cannot be looked up, and shows no error (P-354, T-363)', async () => {
    calls.server.use(
      http.post(AIRPORTS, () => HttpResponse.json({ code: 'server.error', title: 'x' }, { status: 500 })),
    );
    const user = userEvent.setup();
    await open();
    await user.type(await field('To'), 'dhak');
    expect(await screen.findByText('No airport found')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: /Notifications/ })).not.toBeInTheDocument();
  });

  it('scenario 7: has a line for each journey of a multi-city trip, up to six; leaving it keeps the first (T-165)', async () => {
    const user = userEvent.setup();
    await open();
    await user.click(await screen.findByRole('radio', { name: 'Multi-city' }));
    for (let journeys = 2; journeys < 6; journeys += 1)
      await user.click(screen.getByRole('button', { name: 'Add another flight' }));
    expect(screen.queryByRole('button', { name: 'Add another flight' })).not.toBeInTheDocument();
    expect(await screen.findAllByRole('combobox', { name: /^From/ })).toHaveLength(6);
    await user.click(screen.getByRole('radio', { name: 'One way' }));
    expect(await screen.findAllByRole('combobox', { name: /^From/ })).toHaveLength(1);
  });

  it('offers recent searches, to their own user only', async () => {
    const user = userEvent.setup();
    const first = await open();
    await chooseDhaka(user);
    await user.click(screen.getByRole('button', { name: 'Search flights' }));
    await waitFor(() => expect(first.router.state.location.pathname).toBe('/flight-search-result'));
    await act(() => first.router.navigate('/searchpad'));
    const recent = await screen.findByRole('region', { name: 'Recent searches' });
    expect(within(recent).getByRole('link')).toHaveTextContent('Dubai ⇄ Dhaka');
    await act(async () => void first.store.dispatch({ type: 'session/signedOut' }));
    expect(screen.queryByRole('region', { name: 'Recent searches' })).not.toBeInTheDocument();
  });

  it('keeps the selected fare type in the one-line search', async () => {
    const user = userEvent.setup();
    calls.server.use(
      http.post(AIRPORTS, async ({ request }) => {
        const { searchTerm } = (await request.json()) as { searchTerm: string };
        return HttpResponse.json([{ ...DHAKA, airportCode: searchTerm, cityCode: searchTerm }]);
      }),
    );
    const { router } = await open();
    await user.click(await screen.findByRole('button', { name: /Regular fare/ }));
    await user.click(await screen.findByRole('option', { name: 'Labour fare' }));
    await user.click(await screen.findByRole('button', { name: /Type a search/ }));
    await user.type(await screen.findByRole('textbox', { name: 'Search in one line' }), 'dac dxb 20dec{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/flight-search-result'));
    expect(queryFrom(new URLSearchParams(router.state.location.search))).toMatchObject({ trip: 'O', fareType: '4' });
  });

  it('lists its shortcuts with ?, which closed lists do not capture', async () => {
    const user = userEvent.setup();
    await open();
    (await screen.findByRole('button', { name: /Regular fare/ })).focus();
    await user.keyboard('?');
    expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).not.toBeInTheDocument();
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveTextContent('Type a search');
  });

  it('is filled with the search in its address and comes into view; past dates are replaced', async () => {
    calls.server.use(http.post(AIRPORTS, () => HttpResponse.json([])));
    const scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue();
    const { router } = await renderWithPortal(<SearchpadPage />, {
      module,
      at: '/searchpad?trip=O&journey=KTM.LHR.2020-01-05&adults=2&ages=7&cabin=B',
      path: '/searchpad',
    });
    await waitFor(async () => expect(await field('To')).toHaveValue('LHR'));
    expect(await screen.findByRole('button', { name: /3 travellers, Business/ })).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(scrolled).toHaveBeenCalledWith({ top: 0 });
    scrolled.mockRestore();
    await userEvent.click(screen.getByRole('button', { name: 'Search flights' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/flight-search-result'));
    const [journey] = queryFrom(new URLSearchParams(router.state.location.search))?.journeys ?? [];
    expect(journey?.origin).toBe('KTM');
    expect(Number(journey?.departureDate.slice(0, 4))).toBeGreaterThan(2020);
  });
});
