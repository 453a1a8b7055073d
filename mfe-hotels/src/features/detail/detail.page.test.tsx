import type { HotelDetail } from '@jetway/kit-api/hotels';
import { customerApi } from '@jetway/kit-api/customer';
import { Feature } from '@jetway/kit-domain';
import { demoUser, http, HttpResponse, press, renderWithPortal } from '@jetway/kit-test';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import module from '../../module';
import { detail, rate, room } from '../../shared/testing/hotels';
import { CALLS, hotelsServer, problem } from '../../shared/testing/hotels-server';
import { DetailPage } from './detail.page';

const calls = hotelsServer();

async function open(functionalities: number[] = [Feature.SearchHotel, Feature.BookHotel]) {
  calls.server.use(
    http.get('/api/customer/v1/User/GetUserContext', () => HttpResponse.json(demoUser({ functionalities }))),
  );
  const page = await renderWithPortal(<DetailPage />, {
    module,
    at: '/hotel/r1/h1',
    path: '/hotel/:requestId/:hotelGuid',
  });
  await act(async () => void (await page.store.dispatch(customerApi.endpoints.getUserContext.initiate())));
  return page;
}
const answers = (found: HotelDetail) => calls.server.use(http.post(CALLS.detail, () => HttpResponse.json(found)));

function hideNet() {
  localStorage.setItem('jetway.flights.net-hidden', 'yes');
  onTestFinished(() => localStorage.removeItem('jetway.flights.net-hidden'));
}

const flexible = rate({
  roomRateGuid: 'flexible',
  freeCancellationUntil: '2026-12-18T15:00:00Z',
  freeCancellationUntilLocal: '2026-12-18T18:00',
  cancellation: [{ from: '2026-12-18T15:00:00Z', fromLocal: '2026-12-18T18:00', fee: 'AED 300.00' }],
  allotment: 3,
  remarks: 'Late arrival until midnight.',
  holdUntil: '2026-12-17T15:00:00Z',
  taxes: [{ name: 'City tax', amount: 'AED 45.00', payAtHotel: true }],
  payAtHotel: 'AED 45.00',
  agentAmount: 'AED 850.00',
  commission: 'AED 50.00',
});
const strict = rate({
  roomRateGuid: 'strict',
  board: 'roomOnly',
  amount: 'AED 700.00',
  refundable: false,
  onRequest: true,
  rateType: 'recheck',
});

describe('one hotel', () => {
  it('says exactly Checking Availablity while it is checked, then shows its details', async () => {
    let release: () => void = vi.fn();
    const released = new Promise<void>((resolve) => (release = resolve));
    const asked: unknown[] = [];
    calls.server.use(
      http.post(CALLS.detail, async ({ request }) => {
        asked.push(await request.json());
        await released;
        return HttpResponse.json(detail([room([flexible])]));
      }),
    );
    await open();
    expect(await screen.findByText('Checking Availablity')).toBeInTheDocument();
    release();
    expect(await screen.findByRole('heading', { level: 1, name: 'Quiet House' })).toBeInTheDocument();
    expect(asked).toEqual([{ requestId: 'r1', hotelGuid: 'h1' }]);
    expect(screen.getByText('A quiet house in a side street.')).toBeInTheDocument();
    expect(screen.getByText('from 15:00')).toBeInTheDocument();
    expect(screen.getByText('No smoking.')).toBeInTheDocument();
    expect(screen.getByText('Pool')).toBeInTheDocument();
    expect(await screen.findByRole('application', { name: /^Map of the hotels/ })).toBeInTheDocument();
    expect(screen.getByText('0.4 km')).toBeInTheDocument();
  });

  it('has the rates of a room side by side, each with its terms and price', async () => {
    answers(detail([room([flexible, strict])]));
    await open();
    const [first, second] = within(await screen.findByRole('group', { name: 'Double room' }))
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByRole('heading', { level: 4 }));
    const one = within(first!);
    expect(one.getByRole('heading', { name: 'Breakfast' })).toBeInTheDocument();
    expect(one.getByText(/^Free cancellation until 18 Dec 2026, 18:00 at the hotel/)).toBeInTheDocument();
    expect(one.getByText(/^From 18 Dec 2026, 18:00 at the hotel \(18 Dec 2026, 19:00 Dubai\):/)).toBeInTheDocument();
    expect(one.getByText('3 left')).toBeInTheDocument();
    expect(one.getByText('Late arrival until midnight.')).toBeInTheDocument();
    expect(one.getByText('Can be held unpaid until 17 Dec 2026, 19:00 Dubai')).toBeInTheDocument();
    expect(one.getByRole('link', { name: 'Book' })).toHaveAttribute('href', '/hotel/booking/r1/h1/m1/flexible');
    const other = within(second!);
    expect(other.getByRole('heading', { name: 'Room only' })).toBeInTheDocument();
    expect(other.getByText('Not refundable')).toBeInTheDocument();
    expect(other.getByText('On request')).toBeInTheDocument();
    expect(other.getByText('The price is checked again before booking')).toBeInTheDocument();
  });

  it('shows the price per night, with taxes and the agency’s price', async () => {
    answers(detail([room([flexible])]));
    await open();
    await press('Price in detail');
    expect(await screen.findByText('City tax, paid at the hotel')).toBeVisible();
    expect(screen.getByText('You pay')).toBeVisible();
    expect(screen.getByText(/^AED.850\.00$/)).toBeVisible();
  });

  it('shows one time where hotel and portal have the same local time', async () => {
    const local = '2026-12-18T19:00';
    const cancellation = flexible.cancellation.map((step) => ({ ...step, fromLocal: local }));
    answers(detail([room([{ ...flexible, freeCancellationUntilLocal: local, cancellation }])]));
    await open();
    expect(await screen.findByText('Free cancellation until 18 Dec 2026, 19:00 Dubai')).toBeInTheDocument();
    expect(screen.getByText(/^From 18 Dec 2026, 19:00 Dubai:/)).toBeInTheDocument();
  });

  it('keeps net amounts and the supplier hidden from a client beside the screen', async () => {
    hideNet();
    answers(detail([room([{ ...flexible, source: 'Bedbank A' }])]));
    await open([Feature.SearchHotel, Feature.ShowCommision]);
    await press('Price in detail');
    expect(await screen.findByText('City tax, paid at the hotel')).toBeVisible();
    for (const text of ['You pay', 'You earn', 'Bedbank A']) expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  it('cannot be booked without 248', async () => {
    answers(detail([room([flexible])]));
    await open([Feature.SearchHotel]);
    expect(await screen.findByRole('heading', { level: 4, name: 'Breakfast' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Book' })).not.toBeInTheDocument();
  });

  it('without a room links back to the results', async () => {
    answers(detail([]));
    await open();
    expect(await screen.findByText('This hotel is sold out')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Back to the hotels' })[0]).toHaveAttribute(
      'href',
      '/hotel-results?requestId=r1',
    );
  });

  it.each([
    [404, 'hotel.search_expired', 'These prices have expired'],
    [404, 'hotel.not_found', 'This hotel is not in the search'],
    [500, 'server.error', 'The rooms could not be loaded'],
  ])('a %i %s is told: %s', async (status, code, text) => {
    calls.server.use(http.post(CALLS.detail, () => problem(status, code)));
    await open();
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
});
