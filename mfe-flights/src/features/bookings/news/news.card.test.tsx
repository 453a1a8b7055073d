import { http, HttpResponse, portalHandlers, renderWithPortal, testServer } from '@jetway/kit-test';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import { bookingModule } from '../../../shared/testing/booking-module';
import { NewsCard } from './news.card';

const NEWS = '/api/order/v1/GetNotifications';
const calls = testServer(...portalHandlers());
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

const open = () => renderWithPortal(<NewsCard />, { module: bookingModule, path: '/my-bookings', at: '/my-bookings' });
const item = (kind: string, number: number) => ({
  orderReference: `DMO2611-0000${number}A`,
  kind,
  at: '2026-11-21T09:00:00Z',
  text: kind,
});

it('shows the latest first, each with its order, and the rest on demand (T-319)', async () => {
  const items = ['limitUrgent', 'limitNear', 'ticketsPending', 'extrasRefused', 'expired'].map(item);
  calls.server.use(http.get(NEWS, () => HttpResponse.json({ items })));
  await open();
  expect(await screen.findByText('Seats are released in minutes: issue now')).toBeInTheDocument();
  for (const told of ['Seats are released within the hour: issue or extend', 'Tickets are still being issued'])
    expect(screen.getByText(told)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'DMO2611-00000A' })).toHaveAttribute(
    'href',
    expect.stringContaining('DMO2611-00000A'),
  );
  expect(screen.queryByText('The time limit expired')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  for (const told of ['The airline refused a request', 'The time limit expired'])
    expect(screen.getByText(told)).toBeInTheDocument();
});

it('speaks of rooms where the order is of a hotel, and opens it there', async () => {
  const held = { ...item('limitNear', 1), orderReference: 'DMH2611-00001A' };
  calls.server.use(http.get(NEWS, () => HttpResponse.json({ items: [held] })));
  await open();
  expect(await screen.findByText('Rooms are released within the hour: pay now')).toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'DMH2611-00001A' });
  expect(link).toHaveAttribute('href', '/hotel-bookings/DMH2611-00001A');
});

it('renders nothing when it fails to load (T-375)', async () => {
  let asked = 0;
  calls.server.use(
    http.get(NEWS, () => {
      asked += 1;
      return HttpResponse.json({ title: 'Broken', status: 500, code: 'server.error' }, { status: 500 });
    }),
  );
  const { container } = await open();
  await waitFor(() => expect(asked).toBe(1));
  expect(container).not.toHaveTextContent(/wrong|failed|again/i);
});
