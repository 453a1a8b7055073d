import type { HotelOrder } from '@jetway/kit-api/hotels';
import { http, HttpResponse, renderWithPortal } from '@jetway/kit-test';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { heldOrder, hotelOrder, ORDER_CALLS, ordersModule, REFERENCE } from '../../../shared/testing/hotel-orders';
import { hotelsServer, problem } from '../../../shared/testing/hotels-server';
import { ConfirmedPage, UnconfirmedPage } from './outcome.page';

const calls = hotelsServer();

function open(page: 'Confirmed' | 'UnConfirmed', order?: HotelOrder) {
  if (order) calls.server.use(http.post(ORDER_CALLS.order, () => HttpResponse.json(order)));
  return renderWithPortal(page === 'Confirmed' ? <ConfirmedPage /> : <UnconfirmedPage />, {
    module: ordersModule,
    path: `/hotel/book/${page}/:referenceId`,
    at: `/hotel/book/${page}/${REFERENCE}`,
  });
}

it('a confirmed booking shows its reference and next steps', async () => {
  await open('Confirmed', hotelOrder());
  expect(await screen.findByRole('heading', { name: 'Your booking is confirmed' })).toBeInTheDocument();
  expect(screen.getByText(REFERENCE)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Print' })).toHaveAttribute(
    'href',
    `/hotel-bookings/print-preview?referenceId=${REFERENCE}`,
  );
});

it('one that waits for its payment says until when', async () => {
  await open('Confirmed', heldOrder());
  expect(await screen.findByText(/^Pay by /)).toBeInTheDocument();
});

it('an unconfirmed one is polled until it is decided', async () => {
  let order = hotelOrder({ status: 'inProgress', actions: [] });
  calls.server.use(http.post(ORDER_CALLS.order, () => HttpResponse.json(order)));
  const view = await open('UnConfirmed');
  expect(await screen.findByText(/Do not book again/)).toBeInTheDocument();
  expect(screen.getByText(REFERENCE)).toBeInTheDocument();
  order = hotelOrder();
  await waitFor(() => expect(view.router.state.location.pathname).toBe(`/hotel/book/Confirmed/${REFERENCE}`), {
    timeout: 10_000,
  });
});

it('one that the hotel refused says that nothing was booked', async () => {
  await open('UnConfirmed', hotelOrder({ status: 'cancelled', actions: [] }));
  expect(await screen.findByRole('heading', { name: 'No booking was made' })).toBeInTheDocument();
});

it('shows the reference to users who may not see bookings', async () => {
  calls.server.use(http.post(ORDER_CALLS.order, () => problem(403, 'access.denied')));
  await open('Confirmed');
  expect(await screen.findByText(REFERENCE)).toBeInTheDocument();
});
