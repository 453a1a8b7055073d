import type { HotelCard, HotelSearchResponse } from '@jetway/kit-api/hotels';
import { customerApi } from '@jetway/kit-api/customer';
import { http, HttpResponse, press, renderWithPortal } from '@jetway/kit-test';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import module from '../../module';
import { resultsHref } from '../../shared/addresses';
import { answer, hotel, QUERY } from '../../shared/testing/hotels';
import { CALLS, hotelsServer, problem } from '../../shared/testing/hotels-server';
import { ResultsPage } from './results.page';

const calls = hotelsServer();
const open = (at = resultsHref(QUERY)) => renderWithPortal(<ResultsPage />, { module, at, path: '/hotel-results' });
const cards = async () => (await screen.findAllByRole('article')).map((card) => card.getAttribute('aria-label'));

function hideNet() {
  localStorage.setItem('jetway.flights.net-hidden', 'yes');
  onTestFinished(() => localStorage.removeItem('jetway.flights.net-hidden'));
}

const quiet = hotel({
  hotelGuid: 'quiet',
  name: 'Quiet House',
  amount: 'AED 900.00',
  perNight: 'AED 300.00',
  landmark: { name: 'Masjid al-Haram', distanceKm: 0.4 },
  payAtHotel: 'AED 45.00',
  taxesIncluded: false,
  freeCancellationUntil: '2026-12-18T15:00:00Z',
  freeCancellationUntilLocal: '2026-12-18T18:00',
  review: { score: 8.4, count: 1200 },
  offers: 3,
});
const cheap = hotel({
  hotelGuid: 'cheap',
  name: 'Cheap Beds',
  amount: 'AED 300.00',
  perNight: 'AED 100.00',
  stars: 2,
  distanceKm: 6,
});

function finds(hotels: HotelCard[], replace: Partial<HotelSearchResponse> = {}) {
  calls.server.use(
    http.post(CALLS.search, () => HttpResponse.json(answer(hotels, replace))),
    http.post(CALLS.read, () => HttpResponse.json(answer(hotels, replace))),
  );
}

describe('a search', () => {
  it('shows four placeholders, then its hotels', async () => {
    let release: () => void = vi.fn();
    const released = new Promise<void>((resolve) => (release = resolve));
    finds([quiet]);
    calls.server.use(http.post(CALLS.search, async () => released.then(() => HttpResponse.json(answer([quiet])))));
    await open();
    expect(await screen.findByText('Looking for hotels')).toBeInTheDocument();
    expect(screen.getAllByTestId('hotel-skeleton')).toHaveLength(4);
    expect(screen.getByRole('heading', { level: 1, name: 'Makkah, Saudi Arabia' })).toBeInTheDocument();
    release();
    expect(await cards()).toEqual(['Quiet House']);
    expect(screen.queryByText('Looking for hotels')).not.toBeInTheDocument();
  });

  it('polls until every supplier has answered, and says how many have not', async () => {
    finds([quiet], { completed: false, suppliersRemaining: 2 });
    let isOver = false;
    calls.server.use(
      http.post(CALLS.read, () =>
        HttpResponse.json(
          isOver ? answer([quiet, cheap]) : answer([quiet], { completed: false, suppliersRemaining: 2 }),
        ),
      ),
    );
    await open();
    expect(await screen.findByText('Still searching: 2 suppliers to answer')).toBeInTheDocument();
    isOver = true;
    await waitFor(async () => expect(await cards()).toHaveLength(2));
    expect(screen.queryByText(/Still searching/)).not.toBeInTheDocument();
    expect(screen.getByText('2 hotels')).toBeInTheDocument();
  });

  it('puts its request id into the address and is loaded by it', async () => {
    finds([quiet]);
    const { router } = await open();
    await cards();
    await waitFor(() => expect(router.state.location.search).toContain('requestId=r1'));
  });

  it('that has expired is repeated when its address contains the query', async () => {
    finds([cheap], { requestId: 'r2' });
    calls.server.use(
      http.post(CALLS.read, async ({ request }) =>
        ((await request.json()) as { requestId: string }).requestId === 'r1'
          ? problem(404, 'hotel.search_expired')
          : HttpResponse.json(answer([cheap], { requestId: 'r2' })),
      ),
    );
    const { router } = await open(resultsHref(QUERY, 'r1'));
    expect(await cards()).toEqual(['Cheap Beds']);
    expect(router.state.location.search).toContain('requestId=r2');
  });

  it('that has expired without a query in the address links to a new search', async () => {
    calls.server.use(http.post(CALLS.read, () => problem(404, 'hotel.search_expired')));
    await open(resultsHref(null, 'gone'));
    expect(await screen.findByText('These prices have expired')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Search hotels' })).toHaveAttribute('href', '/searchpad/hotel');
  });

  it('expires on the page, and is repeated', async () => {
    finds([quiet], { expiresAt: '2026-11-26T07:59:00Z' });
    await open();
    const dialog = await screen.findByRole('alertdialog', { name: 'These prices have expired' });
    finds([cheap], { requestId: 'r2' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Search again' }));
    await waitFor(async () => expect(await cards()).toEqual(['Cheap Beds']));
  });

  it('that the server loses in between is repeated', async () => {
    finds([quiet], { completed: false, suppliersRemaining: 1 });
    calls.server.use(http.post(CALLS.read, () => problem(404, 'hotel.search_expired')));
    await open();
    expect(await screen.findByRole('alertdialog', { name: 'These prices have expired' })).toBeInTheDocument();
    finds([cheap], { requestId: 'r2' });
    await press('Search again');
    await waitFor(async () => expect(await cards()).toEqual(['Cheap Beds']));
  });

  it('without hotels says so and offers another', async () => {
    finds([]);
    await open();
    expect(await screen.findByText('No hotel has a room for these dates')).toBeInTheDocument();
    await userEvent.click(screen.getAllByRole('button', { name: 'Change search' })[1]!);
    expect(await screen.findByRole('dialog', { name: 'Change search' })).toBeInTheDocument();
  });

  it('that failed can be retried', async () => {
    calls.server.use(http.post(CALLS.search, () => problem(500, 'server.error')));
    await open();
    expect(await screen.findByText('We could not finish this search')).toBeInTheDocument();
    expect(screen.getByText('req-7')).toBeInTheDocument();
    finds([quiet]);
    await press('Try again');
    expect(await cards()).toEqual(['Quiet House']);
  });

  it('that the server refuses can be changed, not repeated', async () => {
    calls.server.use(http.post(CALLS.search, () => problem(400, 'request.invalid')));
    await open();
    expect(await screen.findByText('We cannot run this search')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('that is interrupted keeps its hotels and loads the rest on demand', async () => {
    finds([quiet], { completed: false, suppliersRemaining: 1 });
    calls.server.use(http.post(CALLS.read, () => problem(500, 'server.error')));
    await open();
    expect(await screen.findByText('Some results are missing')).toBeInTheDocument();
    expect(await cards()).toEqual(['Quiet House']);
    finds([quiet, cheap]);
    await press('Ask again');
    await waitFor(async () => expect(await cards()).toHaveLength(2));
  });

  it('an address without a search links to the form', async () => {
    await open('/hotel-results');
    expect(await screen.findByText('Start a search')).toBeInTheDocument();
  });
});

describe('the list', () => {
  it('shows a hotel with its distance, terms and price, taxes and what is paid there apart', async () => {
    finds([quiet]);
    await open();
    const card = within(await screen.findByRole('article', { name: 'Quiet House' }));
    expect(card.getByRole('img', { name: '4 stars' })).toBeInTheDocument();
    expect(card.getByText('0.4 km from Masjid al-Haram')).toBeInTheDocument();
    expect(card.getByText('8.4 · 1200 reviews')).toBeInTheDocument();
    expect(card.getByText('3 suppliers')).toBeInTheDocument();
    expect(
      card.getByText(/^Free cancellation until 18 Dec 2026, 18:00 at the hotel \(18 Dec 2026, 19:00 Dubai\)$/),
    ).toBeInTheDocument();
    expect(card.getByText(/^AED.900\.00$/)).toBeInTheDocument();
    expect(card.getByText('for 3 nights, all rooms')).toBeInTheDocument();
    expect(card.getByText('Some taxes are paid at the hotel')).toBeInTheDocument();
    expect(card.getByText(/^AED.45\.00$/)).toBeInTheDocument();
    expect(card.getByRole('link', { name: 'See rooms' })).toHaveAttribute('href', '/hotel/r1/quiet');
  });

  it('names the area once, and one time where hotel and portal have the same local time', async () => {
    const inDubai = { address: '210 King Street, North End', area: 'North End' };
    finds([
      { ...quiet, ...inDubai, freeCancellationUntilLocal: '2026-12-18T19:00' },
      { ...cheap, address: '1 Ajyad Street', area: 'Ajyad' },
    ]);
    await open();
    const card = within(await screen.findByRole('article', { name: 'Quiet House' }));
    expect(card.getByText('210 King Street, North End')).toBeInTheDocument();
    expect(card.getByText('Free cancellation until 18 Dec 2026, 19:00 Dubai')).toBeInTheDocument();
    expect(screen.getByText('Ajyad · 1 Ajyad Street')).toBeInTheDocument();
  });

  it('hides the agency’s price and the supplier while net amounts are hidden', async () => {
    finds([{ ...quiet, agentAmount: 'AED 850.00', source: 'Bedbank A' }]);
    const page = await open();
    expect(await screen.findByText(/^AED.850\.00$/)).toBeInTheDocument();
    expect(screen.getByText('Bedbank A')).toBeInTheDocument();
    page.unmount();
    hideNet();
    const again = await open();
    await act(async () => void (await again.store.dispatch(customerApi.endpoints.getUserContext.initiate())));
    expect(await screen.findByText(/^AED.900\.00$/)).toBeInTheDocument();
    expect(screen.queryByText(/^AED.850\.00$/)).not.toBeInTheDocument();
    expect(screen.queryByText('Bedbank A')).not.toBeInTheDocument();
  });

  it('shows prices of a night or of the stay, in the chosen order', async () => {
    finds([quiet, cheap]);
    await open();
    await cards();
    await userEvent.click(await screen.findByRole('radio', { name: 'Per night' }));
    expect(await screen.findByText(/^AED.100\.00$/)).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: /Recommended/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Lowest price' }));
    await waitFor(async () => expect(await cards()).toEqual(['Cheap Beds', 'Quiet House']));
  });

  it('is filtered by facets with counts; an empty result can be undone', async () => {
    finds([quiet, cheap]);
    await open();
    await cards();
    await userEvent.click(await screen.findByRole('checkbox', { name: /^2 stars\s*1$/ }));
    await waitFor(async () => expect(await cards()).toEqual(['Cheap Beds']));
    expect(screen.getByText('1 of 2 hotels')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Free cancellation/ }));
    expect(await screen.findByText('No hotel passes these filters')).toBeInTheDocument();
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0]!);
    await waitFor(async () => expect(await cards()).toHaveLength(2));
  });

  it('mounts one block of thousands', async () => {
    finds(Array.from({ length: 2000 }, (_, index) => hotel({ hotelGuid: `h${index}`, name: `Hotel ${index}` })));
    await open();
    expect((await cards()).length).toBeLessThanOrEqual(40);
    expect(screen.getByText('2000 hotels')).toBeInTheDocument();
  });
});

describe('the map', () => {
  it('shows the hotels of the list as pins with prices, and scrolls to the card of one', async () => {
    // Rounded down, as in the price filter.
    const far = { ...cheap, amount: 'AED 300.75', lat: 21.5, lon: 39.95 };
    finds([quiet, far]);
    await open();
    await cards();
    await press('Show map');
    const map = within(await screen.findByRole('application', { name: /^Map of the hotels/ }));
    expect(map.getByText('Masjid al-Haram')).toBeInTheDocument();
    expect(map.getByRole('button', { name: 'Cheap Beds, AED 300' })).toBeInTheDocument();
    await userEvent.click(map.getByRole('button', { name: 'Quiet House, AED 900' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Quiet House' })).toHaveFocus());
    await userEvent.click(await screen.findByRole('checkbox', { name: /^2 stars/ }));
    await waitFor(() => expect(map.queryByRole('button', { name: /^Quiet House/ })).not.toBeInTheDocument());
    await press('Hide map');
    expect(screen.queryByRole('application')).not.toBeInTheDocument();
  });

  it('opens a cluster by zooming in', async () => {
    const beside = { ...cheap, lat: quiet.lat + 0.002, lon: quiet.lon };
    const far = hotel({ hotelGuid: 'far', name: 'Far Away', lat: 21.9, lon: 40.4 });
    finds([quiet, beside, far]);
    await open();
    await cards();
    await press('Show map');
    const map = within(await screen.findByRole('application', { name: /^Map of the hotels/ }));
    expect(map.getByRole('button', { name: '2 hotels from AED 300' })).toBeInTheDocument();
    for (let step = 0; step < 9 && map.queryByRole('button', { name: /^2 hotels/ }); step += 1)
      await userEvent.click(map.getByRole('button', { name: /^2 hotels/ }));
    expect(map.getByRole('button', { name: 'Cheap Beds, AED 300' })).toBeInTheDocument();
    await userEvent.click(map.getByRole('button', { name: 'Show all hotels' }));
    expect(await map.findByRole('button', { name: '2 hotels from AED 300' })).toBeInTheDocument();
  });
});
