import type { AirPriceRequest, AirPriceResponse } from '@jetway/kit-api/flights';
import { http, HttpResponse, portalHandlers, press, renderWithPortal, testServer } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import { bookingModule } from '../../shared/testing/booking-module';
import { flight } from '../../shared/testing/flights';
import { fare, pricing } from '../../shared/testing/orders';
import { BookingPage } from './booking.page';
import { countriesHandler } from './testing/countries';
import { openDesk } from './testing/open-desk';

const calls = testServer(...portalHandlers(), countriesHandler);
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

const other = flight({ itineraryId: 'other', amount: 'AED 560.00' });
const gone = pricing({
  priceSessionId: '',
  status: 'SoldOut',
  previous: fare(),
  current: undefined,
  alternatives: [other],
});
const elsewhere = pricing({ priceSessionId: 'ps2', current: fare({ customerTotal: 'AED 560.00' }), itinerary: other });

/** Serves AirPrice by the requested itinerary. */
function onPrice(answers: Record<string, AirPriceResponse>) {
  const asked: string[] = [];
  calls.server.use(
    http.post('/api/price/v2/AirPrice', async ({ request }) => {
      const { itineraryIds } = (await request.json()) as AirPriceRequest;
      asked.push(itineraryIds.join(' '));
      return HttpResponse.json(answers[itineraryIds.join(' ')] ?? pricing());
    }),
  );
  return asked;
}

function onSell(answer: object) {
  calls.server.use(
    http.post('/api/order/v1/Sell/AirSell', () =>
      HttpResponse.json({
        priceSessionId: 'ps1',
        status: 'OK',
        bookable: true,
        current: fare(),
        extras: [],
        warnings: [],
        ...answer,
      }),
    ),
  );
}

const dialog = () => screen.findByRole('alertdialog', { name: 'This flight is no longer available' });
const change = async () =>
  userEvent.click(within(await dialog()).getByRole('button', { name: /^Switch to AED\s560\.00$/ }));

it('a sold-out fare shows the same flights from other suppliers, with old and new price (T-130)', async () => {
  onPrice({ it1: gone, other: elsewhere });
  const at = '/flight-booking?requestId=r1&itineraryId=it1';
  const { router } = await renderWithPortal(<BookingPage />, { module: bookingModule, path: '/flight-booking', at });
  expect(await dialog()).toHaveTextContent(/Price you saw.*520\.00.*560\.00.*40\.00 more/s);
  await change();
  expect(await screen.findByRole('region', { name: 'Adult 1' })).toBeInTheDocument();
  expect(router.state.location.search).toContain('itineraryId=other');
  expect(router.state.location.search).toContain('priceSessionId=ps2');
});

it('seats that sell out during AirSell are searched elsewhere, and the travellers are kept', async () => {
  const asked = onPrice({ it1: gone, other: elsewhere });
  onSell({ status: 'SoldOut', bookable: false });
  await openDesk();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Given name' }), ' Ali');
  await press('Continue to review');
  await change();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await screen.findByRole('textbox', { name: 'Given name' })).toHaveValue('Karim Ali');
  expect(asked).toEqual(['it1', 'other']);
});

it('seats that sell out during AirBook are searched elsewhere too', async () => {
  onPrice({ it1: gone, other: elsewhere });
  onSell({});
  const problem = { type: 'about:blank', title: 'Sold out', status: 409, code: 'offer.sold_out', retryable: false };
  calls.server.use(http.post('/api/order/v1/Book/AirBook', () => HttpResponse.json(problem, { status: 409 })));
  await openDesk();
  await press('Continue to review');
  await screen.findByRole('heading', { name: 'Names as they go on the ticket' });
  await press('Book on hold');
  await change();
  expect(await screen.findByRole('textbox', { name: 'Surname' })).toHaveValue('Rahman');
});

it('seats that are back are offered at their current price, and can be booked', async () => {
  const asked = onPrice({
    it1: pricing({ priceSessionId: 'ps3', itinerary: flight({ itineraryId: 'it1', amount: 'AED 520.00' }) }),
  });
  onSell({ status: 'SoldOut', bookable: false });
  const { router } = await openDesk();
  await press('Continue to review');
  expect(await dialog()).toHaveTextContent(/The same price/);
  await userEvent.click(within(await dialog()).getByRole('button', { name: /^Switch to/ }));
  await waitFor(() => expect(router.state.location.search).toContain('priceSessionId=ps3'));
  expect(asked).toEqual(['it1', 'it1']);
});

it('flights no other supplier sells lead back to the results (T-129)', async () => {
  onPrice({ it1: { ...gone, alternatives: [] } });
  onSell({ status: 'SoldOut', bookable: false });
  const { router } = await openDesk();
  await press('Continue to review');
  expect(await dialog()).toHaveTextContent(/No other supplier sells these flights/);
  await press('Back to results');
  await waitFor(() => expect(router.state.location.pathname).toBe('/flight-search-result'));
});
