import type { HotelCancelQuote, HotelOrder } from '@jetway/kit-api/hotels';
import { http, HttpResponse, press, renderWithPortal } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { heldOrder, hotelOrder, ORDER_CALLS, ordersModule, REFERENCE } from '../../shared/testing/hotel-orders';
import { hotelsServer, problem } from '../../shared/testing/hotels-server';
import { OrderPage } from './order.page';

const calls = hotelsServer();

/** Serves a booking that can change between reads. */
function serve(first: HotelOrder) {
  const state = { order: first };
  calls.server.use(
    http.post(ORDER_CALLS.order, () => HttpResponse.json(state.order)),
    http.post(ORDER_CALLS.notes, () => HttpResponse.json({ orderReference: REFERENCE, notes: [] })),
    http.post(ORDER_CALLS.link, () =>
      HttpResponse.json({ orderReference: REFERENCE, revoked: false, withPrices: false }),
    ),
  );
  return state;
}

const open = (at = `/hotel-bookings/${REFERENCE}`) =>
  renderWithPortal(<OrderPage />, { module: ordersModule, path: '/hotel-bookings/:reference', at });
const menu = () => screen.findByRole('group', { name: 'Actions of this booking' });

function quote(replace: Partial<HotelCancelQuote> = {}): HotelCancelQuote {
  return {
    quoteId: 'q1',
    fee: 'AED 0.00',
    refund: 'AED 820.00',
    currency: 'AED',
    nextStep: { from: '2026-12-18T15:00:00Z', fromLocal: '2026-12-18T18:00', fee: 'AED 300.00' },
    validUntil: '2099-01-01T00:00:00Z',
    hotelLocalNow: '2026-11-26T11:00',
    ...replace,
  };
}

describe('a booking', () => {
  it('shows the stay, its guests, its price and its payment', async () => {
    serve(hotelOrder());
    await open();
    expect(await screen.findByRole('heading', { name: REFERENCE })).toBeInTheDocument();
    expect(screen.getByText('Mr Karim Rahman')).toBeInTheDocument();
    expect(screen.getByText('QH-77')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Copy confirmation number' })).toBeInTheDocument();
    expect(screen.getByText('Print the voucher, or send it to the guest.')).toBeInTheDocument();
    expect(screen.getAllByText(/18 Dec 2026, 18:00 hotel time/)).toHaveLength(2);
    expect(screen.getAllByText('(18 Dec 2026, 19:00 Dubai)')).toHaveLength(2);
  });

  it('warns of a title inside the name of a guest', async () => {
    serve(hotelOrder({ nameWarnings: [{ name: 'Dr Karim Rahman', code: 'name.title', text: 'x' }] }));
    await open();
    expect(await screen.findByText('Check these names')).toBeInTheDocument();
    expect(screen.getByText('Dr Karim Rahman')).toBeInTheDocument();
  });

  it('has a top menu of the actions that the server allows, and no other', async () => {
    serve(hotelOrder({ actions: ['history'] }));
    await open();
    const actions = await menu();
    expect(within(actions).getByRole('button', { name: 'History' })).toBeInTheDocument();
    for (const name of ['Cancel', 'Pay', 'Edit price', 'E-mail voucher'])
      expect(within(actions).queryByRole('button', { name })).not.toBeInTheDocument();
    expect(within(actions).queryByRole('link', { name: 'Print' })).not.toBeInTheDocument();
  });

  it('that does not exist leads back to the hotel bookings', async () => {
    calls.server.use(http.post(ORDER_CALLS.order, () => problem(404, 'order.not_found')));
    await open();
    expect(await screen.findByRole('link', { name: 'My bookings' })).toHaveAttribute('href', '/hotel-bookings');
  });

  it('lists its history, at an address of its own', async () => {
    serve(hotelOrder());
    const events = [{ at: '2026-11-26T08:00:00Z', by: 'Amina Rahman', kind: 'issued', text: 'x' }];
    calls.server.use(http.post(ORDER_CALLS.history, () => HttpResponse.json({ orderReference: REFERENCE, events })));
    await open(`/hotel-bookings/${REFERENCE}?view=history`);
    const dialog = await screen.findByRole('dialog', { name: 'Booking history' });
    expect(await within(dialog).findByText('The booking is confirmed and paid.')).toBeInTheDocument();
  });

  it('prints another price for the customer, which is stored and shown', async () => {
    const state = serve(hotelOrder());
    const sent: unknown[] = [];
    calls.server.use(
      http.post(ORDER_CALLS.price, async ({ request }) => {
        sent.push(await request.json());
        state.order = hotelOrder({ printedAmount: 'AED 999.00' });
        return HttpResponse.json(state.order);
      }),
    );
    await open();
    await menu();
    await press('Edit price');
    const dialog = await screen.findByRole('dialog', { name: 'Price for the customer' });
    await userEvent.type(within(dialog).getByRole('textbox'), '999.00');
    await press('Print this price');
    expect(await screen.findByText('Printed price')).toBeInTheDocument();
    expect(sent).toEqual([{ referenceId: REFERENCE, printedAmount: 'AED 999.00' }]);
  });

  it('sends its voucher by e-mail', async () => {
    serve(hotelOrder());
    const sent: unknown[] = [];
    calls.server.use(
      http.post(ORDER_CALLS.send, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ email: 'rina@rose.test' });
      }),
    );
    await open();
    await menu();
    await press('E-mail voucher');
    const dialog = await screen.findByRole('dialog', { name: 'E-mail the voucher' });
    await userEvent.type(within(dialog).getByRole('textbox'), 'rina@rose.test');
    await press('Send by e-mail');
    await waitFor(() => expect(sent).toEqual([{ referenceId: REFERENCE, email: 'rina@rose.test' }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('the voucher of a booking', () => {
  it('is sent to the guest by a link, unless there is no voucher', async () => {
    const state = serve(hotelOrder());
    const { unmount } = await open();
    expect(await screen.findByRole('button', { name: 'Create the link' })).toBeInTheDocument();
    expect(screen.getByText(/A page with the voucher/)).toBeInTheDocument();
    unmount();
    state.order = heldOrder();
    await open();
    await menu();
    expect(screen.queryByText('Send to the traveller')).not.toBeInTheDocument();
  });
});

describe('paying a held booking', () => {
  it('charges the accepted amount once', async () => {
    const state = serve(heldOrder());
    const sent: unknown[] = [];
    calls.server.use(
      http.post(ORDER_CALLS.pay, async ({ request }) => {
        sent.push(await request.json());
        state.order = hotelOrder();
        return HttpResponse.json(state.order);
      }),
    );
    await open();
    await menu();
    await press('Pay');
    await press('Pay now');
    await waitFor(() => expect(sent).toEqual([{ referenceId: REFERENCE, acceptedAmount: 'AED 900.00' }]));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('with too little in the wallet says what is missing', async () => {
    serve(heldOrder({ agentAmount: 'AED 12600.00' }));
    await open();
    await menu();
    await press('Pay');
    expect(await screen.findByText(/You need AED\s100\.00 more/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Pay now' })).toBeDisabled();
  });
});

describe('cancelling', () => {
  it('shows the current fee and its next step in both local times, and is bound to that quote', async () => {
    const state = serve(hotelOrder());
    const sent: unknown[] = [];
    calls.server.use(
      http.post(ORDER_CALLS.quote, () => HttpResponse.json(quote())),
      http.post(ORDER_CALLS.cancel, async ({ request }) => {
        sent.push(await request.json());
        state.order = hotelOrder({
          status: 'cancelled',
          cancelled: { at: '2026-11-26T08:01:00Z', fee: 'AED 0.00', refund: 'AED 820.00' },
          actions: ['history'],
        });
        return HttpResponse.json(state.order);
      }),
    );
    await open(`/hotel-bookings/${REFERENCE}?view=cancel`);
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this booking?' });
    expect(await within(dialog).findByText('Free of charge')).toBeInTheDocument();
    expect(dialog).toHaveTextContent(/The fee changes on 18 Dec 2026, 18:00 hotel time.*AED\s300\.00/);
    await press('Cancel the booking');
    expect(await screen.findByText('This booking is cancelled')).toBeInTheDocument();
    expect(sent).toEqual([{ referenceId: REFERENCE, quoteId: 'q1' }]);
  });

  it('reports an expired quote, and cancels nothing before the new one is shown', async () => {
    serve(hotelOrder());
    const quotes = [quote(), quote({ quoteId: 'q2', fee: 'AED 300.00', refund: 'AED 520.00' })];
    calls.server.use(
      http.post(ORDER_CALLS.quote, () => HttpResponse.json(quotes.length > 1 ? quotes.shift() : quotes[0])),
      http.post(ORDER_CALLS.cancel, () => problem(409, 'hotel.quote_expired')),
    );
    await open(`/hotel-bookings/${REFERENCE}?view=cancel`);
    await press('Cancel the booking');
    expect(await screen.findByText('This fee has expired')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cancel the booking' })).toBeDisabled();
    await press('Get the current fee');
    expect(await screen.findByText(/AED\s520\.00/)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel the booking' })).toBeEnabled());
  });

  it('does not report a cancellation with unknown outcome as failed', async () => {
    serve(hotelOrder());
    calls.server.use(
      http.post(ORDER_CALLS.quote, () => HttpResponse.json(quote())),
      http.post(ORDER_CALLS.cancel, () => problem(409, 'hotel.outcome_unknown')),
    );
    await open(`/hotel-bookings/${REFERENCE}?view=cancel`);
    await screen.findByText('Free of charge');
    await press('Cancel the booking');
    expect(await screen.findByText('We got no answer')).toBeInTheDocument();
    expect(screen.queryByText('The booking was not cancelled')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cancel the booking' })).toBeDisabled();
  });

  it('does not allow an expired quote to be used', async () => {
    serve(hotelOrder());
    calls.server.use(
      http.post(ORDER_CALLS.quote, () => HttpResponse.json(quote({ validUntil: '2026-11-26T08:01:00Z' }))),
    );
    await open(`/hotel-bookings/${REFERENCE}?view=cancel`);
    await screen.findByText('Free of charge');
    vi.setSystemTime(new Date('2026-11-26T08:01:01Z'));
    expect(await screen.findByText('This fee has expired')).toBeInTheDocument();
  });
});
