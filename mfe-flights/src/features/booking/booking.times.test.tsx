import type { AirBookRequest, TimeChange } from '@jetway/kit-api/flights';
import { http, HttpResponse, portalHandlers, press, testServer } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { flight, segment, summary } from '../../shared/testing/flights';
import { fare, pricing } from '../../shared/testing/orders';
import { countriesHandler } from './testing/countries';
import { openDesk } from './testing/open-desk';

const calls = testServer(...portalHandlers(), countriesHandler);
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

const { origin, destination } = segment();
const later = { ...origin, local: '2026-12-01T10:35', utc: '2026-12-01T06:35:00Z' };
const itinerary = flight({ itineraryId: 'it1' });
const moved = flight({
  itineraryId: 'it1',
  segments: [segment({ origin: later })],
  flightSummary: [summary({ departureTime: '10:35' })],
});
const timeChanges: TimeChange[] = [
  { flight: 'QQ 101', previous: { origin, destination }, current: { origin: later, destination } },
];

/** Makes AirSell report a later departure from now on. */
function sellLater(status: 'OK' | 'ScheduleChanged') {
  const told = status === 'OK' ? {} : { timeChanges };
  calls.server.use(
    http.post('/api/order/v1/Sell/AirSell', () =>
      HttpResponse.json({
        priceSessionId: 'ps1',
        status,
        bookable: true,
        current: fare(),
        itinerary: moved,
        extras: [],
        warnings: [],
        ...told,
      }),
    ),
  );
}

describe('a schedule change', () => {
  it.each(['ScheduleChanged', 'OK'] as const)(
    'must be accepted before booking, even if its response (%s) is the second',
    async (status) => {
      sellLater(status);
      const booked: unknown[] = [];
      calls.server.use(
        http.post('/api/order/v1/Book/AirBook', async ({ request }) => {
          booked.push((await request.json()) as AirBookRequest);
          return HttpResponse.json({ orderReference: 'DMO2611-00001A', status: 'OnHold' });
        }),
      );
      await openDesk({ priced: pricing({ itinerary }) });
      await press('Continue to review');
      const dialog = await screen.findByRole('alertdialog', { name: 'The flight times have changed' });
      expect(dialog).toHaveTextContent(/QQ 101 from Dubai to Dhaka.*09:00.*10:35/s);
      expect(screen.queryByRole('button', { name: 'Book on hold' })).toBeNull();
      await userEvent.click(within(dialog).getByRole('button', { name: 'Accept new times' }));
      await press('Book on hold');
      await waitFor(() => expect(booked).toEqual([{ priceSessionId: 'ps1', acceptedAmount: 'AED 520.00' }]));
    },
  );

  it('is shown with its new times once accepted, and not shown again', async () => {
    sellLater('OK');
    await openDesk({ priced: pricing({ itinerary }) });
    await press('Continue to review');
    await press('Accept new times');
    expect((await screen.findAllByText(/10:35/)).length).toBeGreaterThan(0);
    await press('Change travellers');
    await press('Continue to review');
    expect(await screen.findByRole('button', { name: 'Book on hold' })).toBeEnabled();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('found while pricing is shown before the traveller forms', async () => {
    await openDesk({ priced: pricing({ itinerary: moved, status: 'ScheduleChanged', timeChanges }) });
    expect(await screen.findByRole('alertdialog', { name: 'The flight times have changed' })).toHaveTextContent(
      /10:35/,
    );
    await press('Accept new times');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
