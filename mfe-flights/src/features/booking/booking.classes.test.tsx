import type { AirBookRequest, AirSellResponse, ClassChange } from '@jetway/kit-api/flights';
import { http, HttpResponse, portalHandlers, press, testServer } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { flight, segment } from '../../shared/testing/flights';
import { fare, pricing } from '../../shared/testing/orders';
import { countriesHandler } from './testing/countries';
import { openDesk } from './testing/open-desk';

const calls = testServer(...portalHandlers(), countriesHandler);
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

const dearer = fare({ customerTotal: 'AED 560.00', agentPayable: 'AED 520.00' });
const itinerary = flight({
  itineraryId: 'it1',
  segments: [segment({ marketing: { code: 'EK', number: '585', name: 'Emirates' } })],
});
const inY = { rbd: 'Y', cabin: 'Economy', fareBasis: 'YOW' };
const inB = { rbd: 'B', cabin: 'Economy', fareBasis: 'BOW' };
const classChanges: ClassChange[] = [{ flight: 'EK 585', previous: inY, current: inB }];

/** Makes AirSell answer in class B from now on, and records every booking. */
function sellInB(answer: Partial<AirSellResponse> = {}) {
  const booked: AirBookRequest[] = [];
  const reclassed = { ...itinerary, segments: itinerary.segments.map((flown) => ({ ...flown, ...inB })) };
  calls.server.use(
    http.post('/api/order/v1/Sell/AirSell', () =>
      HttpResponse.json({
        priceSessionId: 'ps1',
        status: 'OK',
        bookable: true,
        current: fare(),
        itinerary: reclassed,
        extras: [],
        warnings: [],
        ...answer,
      }),
    ),
    http.post('/api/order/v1/Book/AirBook', async ({ request }) => {
      booked.push((await request.json()) as AirBookRequest);
      return HttpResponse.json({ orderReference: 'DMO2611-00001A', status: 'OnHold' });
    }),
  );
  return booked;
}

describe('a booking class that changed', () => {
  it('at the same price must be accepted before the review, and is then booked', async () => {
    const booked = sellInB({ status: 'ClassChanged', classChanges });
    await openDesk({ priced: pricing({ itinerary }) });
    await press('Continue to review');
    const dialog = await screen.findByRole('alertdialog', { name: 'The booking class has changed' });
    expect(dialog).toHaveTextContent('Booking class Y → B on EK 585');
    expect(dialog).not.toHaveTextContent('Price now');
    expect(screen.queryByRole('button', { name: 'Book on hold' })).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Accept new class' }));
    await press('Book on hold');
    await waitFor(() => expect(booked).toEqual([{ priceSessionId: 'ps1', acceptedAmount: 'AED 520.00' }]));
  });

  it('with another price is shown with both amounts', async () => {
    sellInB({ status: 'Both', previous: fare(), current: dearer, delta: 'AED 40.00', classChanges });
    await openDesk({ priced: pricing({ itinerary }) });
    await press('Continue to review');
    const dialog = await screen.findByRole('alertdialog', { name: 'The price and the booking class have changed' });
    expect(dialog).toHaveTextContent(/Booking class Y → B on EK 585.*520\.00.*560\.00.*40\.00/s);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Accept new price and class' }));
    expect(await screen.findByRole('button', { name: 'Book on hold' })).toBeEnabled();
  });

  it('is shown even if the first response that reported it was lost', async () => {
    sellInB();
    await openDesk({ priced: pricing({ itinerary }) });
    await press('Continue to review');
    const dialog = await screen.findByRole('alertdialog', { name: 'The booking class has changed' });
    expect(dialog).toHaveTextContent('Booking class Y → B on EK 585');
  });

  it('is not shown again once it is accepted', async () => {
    sellInB();
    await openDesk({ priced: pricing({ itinerary }) });
    await press('Continue to review');
    await press('Accept new class');
    await press('Change travellers');
    await press('Continue to review');
    expect(await screen.findByRole('button', { name: 'Book on hold' })).toBeEnabled();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('found while pricing is shown before the traveller forms', async () => {
    await openDesk({ priced: pricing({ itinerary, status: 'ClassChanged', classChanges }) });
    const dialog = await screen.findByRole('alertdialog', { name: 'The booking class has changed' });
    expect(dialog).toHaveTextContent('Booking class Y → B on EK 585');
    await press('Accept new class');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
