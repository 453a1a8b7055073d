import type { BookHotelRequest, CheckedRate } from '@jetway/kit-api/hotels';
import { http, HttpResponse, press, renderWithPortal } from '@jetway/kit-test';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { hotelBookingActions } from '../../shared/orders/booking.slice';
import type { BookingDraft } from '../../shared/orders/booking-draft';
import { checkedRate, ORDER_CALLS, ordersModule, REFERENCE } from '../../shared/testing/hotel-orders';
import { hotelsServer, problem } from '../../shared/testing/hotels-server';
import { rate } from '../../shared/testing/hotels';
import { BookingPage } from './booking.page';

const calls = hotelsServer();
const AT = '/hotel/booking/r1/h1/m1/rr1';
const guest = { title: 'Mr', givenName: 'Karim', surname: 'Rahman', birthOn: '', savedName: '' };
const DRAFT: BookingDraft = {
  rooms: [
    {
      guests: [
        { ...guest, type: 'adult', age: null },
        { ...guest, type: 'adult', age: null, title: 'Mrs', givenName: 'Nadia' },
        { ...guest, type: 'child', age: 8, title: 'Miss', givenName: 'Rina' },
      ],
    },
  ],
  contact: { email: 'office@demo.test', phone: '+971501234567' },
  specialRequests: 'A cot, please',
  arrivalTime: '21:30',
};

/** Opens the page with everything typed, for a rate as checked. */
async function open(...checks: CheckedRate[]) {
  const answers = [...checks];
  calls.server.use(
    http.post(ORDER_CALLS.check, () => HttpResponse.json(answers.length > 1 ? answers.shift() : answers[0])),
  );
  const view = await renderWithPortal(<BookingPage />, {
    module: ordersModule,
    path: '/hotel/booking/:requestId/:hotelGuid/:roomGuid/:roomRateGuid',
    at: '/',
  });
  await act(async () => {
    view.store.dispatch(hotelBookingActions.draftKept(DRAFT));
    await view.router.navigate(AT);
  });
  // By its text, as a question may be in front of it.
  await screen.findByText('Quiet House');
  return view;
}

async function toPreview() {
  await press('Continue to the preview');
  await screen.findByText(/Nothing is booked yet/);
}

function onBook(answer: () => Response | Promise<Response>) {
  const sent: BookHotelRequest[] = [];
  calls.server.use(
    http.post(ORDER_CALLS.book, async ({ request }) => {
      sent.push((await request.json()) as BookHotelRequest);
      return answer();
    }),
  );
  return sent;
}

const booked = (status: 'confirmed' | 'unConfirmed') => () => HttpResponse.json({ referenceId: REFERENCE, status });
const refused = (status: number, code: string, params: object = {}) =>
  HttpResponse.json(
    { type: 'about:blank', title: code, status, code, retryable: false, requestId: 'req-7', params },
    { status },
  );

describe('the form', () => {
  it('repeats what was entered before anything is booked', async () => {
    await open(checkedRate());
    await toPreview();
    const room = screen.getByRole('region', { name: 'Room 1' });
    expect(room).toHaveTextContent('Mr Karim Rahman · lead guest');
    expect(room).toHaveTextContent('Miss Rina Rahman · child, aged 8');
    for (const text of ['office@demo.test', '+971501234567', 'A cot, please', '21:30'])
      expect(screen.getByText(text)).toBeInTheDocument();
    await press('Back to the guests');
    expect(await screen.findAllByRole('textbox', { name: 'Given name' })).toHaveLength(3);
  });

  it('says at each field what is missing', async () => {
    await open(checkedRate());
    const [given] = await screen.findAllByRole('textbox', { name: 'Given name' });
    await userEvent.clear(given as HTMLElement);
    await press('Continue to the preview');
    await waitFor(() => expect(given).toHaveAccessibleDescription(/Required/));
  });
});

describe('booking', () => {
  it('pays now, and opens the page of its outcome', async () => {
    const view = await open(checkedRate());
    const sent = onBook(booked('confirmed'));
    await toPreview();
    await press('Book and pay');
    await waitFor(() => expect(view.router.state.location.pathname).toBe(`/hotel/book/Confirmed/${REFERENCE}`));
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      sessionId: 's1',
      acceptedAmount: 'AED 900.00',
      paymentMode: 'now',
      specialRequests: 'A cot, please',
      arrivalTime: '21:30',
    });
    expect(sent[0]?.rooms[0]?.guests.map(({ type, age }) => [type, age])).toEqual([
      ['adult', undefined],
      ['adult', undefined],
      ['child', 8],
    ]);
  });

  it('is sent once, however often it is pressed', async () => {
    const view = await open(checkedRate());
    const sent = onBook(booked('unConfirmed'));
    await toPreview();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Book and pay' }));
    await waitFor(() => expect(view.router.state.location.pathname).toBe(`/hotel/book/UnConfirmed/${REFERENCE}`));
    expect(sent).toHaveLength(1);
  });

  it('can wait for its payment until the deadline of the rate', async () => {
    await open(checkedRate());
    const sent = onBook(booked('confirmed'));
    await toPreview();
    await userEvent.click(screen.getByRole('radio', { name: /^Later/ }));
    await press('Book, pay later');
    await waitFor(() => expect(sent[0]?.paymentMode).toBe('later'));
  });

  it('is paid now where the rate cannot be held', async () => {
    await open(checkedRate({ rate: rate({ roomRateGuid: 'rr1' }) }));
    await toPreview();
    expect(screen.queryByRole('radio', { name: /^Later/ })).not.toBeInTheDocument();
  });

  it('is paid now if the rate, checked again, can no longer be held', async () => {
    await open(checkedRate(), checkedRate({ sessionId: 's2', rate: rate({ roomRateGuid: 'rr1' }) }));
    const sent = onBook(() => refused(409, 'hotel.session_expired'));
    await toPreview();
    await userEvent.click(screen.getByRole('radio', { name: /^Later/ }));
    await press('Book, pay later');
    await press('Check the price again');
    await press('Book and pay');
    await waitFor(() => expect(sent.map(({ paymentMode }) => paymentMode)).toEqual(['later', 'now']));
  });

  it('with too little in the wallet opens a modal with the shortfall, and makes no booking', async () => {
    const view = await open(checkedRate());
    onBook(() => refused(409, 'wallet.insufficient', { shortfall: 'AED 12.00' }));
    await toPreview();
    await press('Book and pay');
    const dialog = await screen.findByRole('alertdialog', { name: 'No booking was made' });
    expect(dialog).toHaveTextContent(/AED\s12\.00 more/);
    expect(within(dialog).getByRole('link', { name: 'Add funds' })).toBeInTheDocument();
    expect(view.router.state.location.pathname).toBe(AT);
    await press('Back to the preview');
    await screen.findByRole('button', { name: 'Book and pay' });
  });

  it('at a changed amount continues only with consent, at that amount', async () => {
    await open(checkedRate());
    const answers = [
      refused(409, 'hotel.price_changed', { previous: 'AED 900.00', current: 'AED 945.00' }),
      booked('confirmed')(),
    ];
    const sent = onBook(() => answers.shift() ?? refused(500, 'server.error'));
    await toPreview();
    await press('Book and pay');
    const dialog = await screen.findByRole('alertdialog', { name: 'The price has changed' });
    expect(dialog).toHaveTextContent(/900\.00.*945\.00/);
    await press('Continue at the new price');
    await press('Book and pay');
    await waitFor(() => expect(sent.map(({ acceptedAmount }) => acceptedAmount)).toEqual(['AED 900.00', 'AED 945.00']));
  });

  it('shows the errors of the server at their fields', async () => {
    await open(checkedRate());
    const errors = [{ pointer: '/rooms/0/guests/1/surname', code: 'surname.shape', detail: 'enter the surname' }];
    onBook(() => HttpResponse.json({ status: 400, code: 'request.invalid', title: 'x', errors }, { status: 400 }));
    await toPreview();
    await press('Book and pay');
    const surnames = await screen.findAllByRole('textbox', { name: 'Surname' });
    await waitFor(() => expect(surnames[1]).toHaveAccessibleDescription(/Use letters/));
  });

  it('without an answer says that the hotel may have it', async () => {
    await open(checkedRate());
    onBook(() => problem(409, 'hotel.outcome_unknown'));
    await toPreview();
    await press('Book and pay');
    expect(await screen.findByText('We got no answer')).toBeInTheDocument();
  });
});

describe('a rate', () => {
  it('that changed is shown before and after, and does not continue without consent', async () => {
    const previousRate = rate({ roomRateGuid: 'rr1', amount: 'AED 850.00', refundable: false });
    await open(checkedRate({ status: 'priceChanged', previousRate }));
    const title = 'Price and cancellation terms have changed';
    const dialog = await screen.findByRole('alertdialog', { name: title });
    expect(dialog).toHaveTextContent(/850\.00.*900\.00/);
    expect(dialog).toHaveTextContent('Not refundable');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog', { name: title })).toBeInTheDocument();
    await press('Continue at the new price and terms');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('that is sold out leads to other rooms and other hotels', async () => {
    const view = await open(checkedRate({ status: 'soldOut' }));
    await screen.findByRole('alertdialog', { name: 'This room is no longer available' });
    await press('Other rooms of this hotel');
    expect(view.router.state.location.pathname).toBe('/hotel/r1/h1');
  });

  it('whose session runs out is checked again with what was typed', async () => {
    const soon = new Date(Date.parse('2026-11-26T08:00:00Z') + 60_000).toISOString().replace('.000', '');
    await open(checkedRate({ expiresAt: soon }), checkedRate({ sessionId: 's2' }));
    const [given] = await screen.findAllByRole('textbox', { name: 'Given name' });
    await userEvent.type(given as HTMLElement, ' Ali');
    vi.setSystemTime(new Date('2026-11-26T08:01:01Z'));
    const dialog = await screen.findByRole('alertdialog', { name: 'The session has expired' });
    expect(dialog).toHaveTextContent('your guests are saved');
    await press('Check the price again');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getAllByRole('textbox', { name: 'Given name' })[0]).toHaveValue('Karim Ali');
  });

  it('of an expired search links to a new search', async () => {
    calls.server.use(http.post(ORDER_CALLS.check, () => problem(404, 'hotel.search_expired')));
    await renderWithPortal(<BookingPage />, {
      module: ordersModule,
      path: '/hotel/booking/:requestId/:hotelGuid/:roomGuid/:roomRateGuid',
      at: AT,
    });
    expect(await screen.findByText('This search is over')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Search hotels' })).toHaveAttribute('href', '/searchpad/hotel');
  });
});
