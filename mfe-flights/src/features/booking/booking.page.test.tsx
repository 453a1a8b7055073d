import type { AirBookRequest, AirSellRequest, AirSellResponse } from '@jetway/kit-api/flights';
import { http, HttpResponse, portalHandlers, press, renderWithPortal, testServer } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { bookingModule } from '../../shared/testing/booking-module';
import { fare, passengers, pricing } from '../../shared/testing/orders';
import { BookingPage } from './booking.page';
import { selectBooking } from '../../shared/booking/booking.slice';
import { countriesHandler } from './testing/countries';
import { openDesk } from './testing/open-desk';
import { party, traveller } from '../../shared/testing/party';

const calls = testServer(...portalHandlers(), countriesHandler);
beforeAll(calls.start);
afterEach(calls.reset);
afterEach(() => void vi.useRealTimers());
afterAll(calls.stop);

const dearer = fare({ customerTotal: 'AED 560.00', agentPayable: 'AED 520.00' });

function onSell(answer: Partial<AirSellResponse> = {}) {
  const seen: AirSellRequest[] = [];
  calls.server.use(
    http.post('/api/order/v1/Sell/AirSell', async ({ request }) => {
      seen.push((await request.json()) as AirSellRequest);
      return HttpResponse.json({
        priceSessionId: 'ps1',
        status: 'OK',
        bookable: true,
        current: fare(),
        extras: [],
        warnings: [],
        ...answer,
      });
    }),
  );
  return seen;
}

function refuse(path: string, status: number, code: string, more: object = {}) {
  const problem = { type: 'about:blank', title: 'Refused', status, code, retryable: false, ...more };
  calls.server.use(http.post(path, () => HttpResponse.json(problem, { status })));
}

const reviewed = () => screen.findByRole('heading', { name: 'Names as they go on the ticket' });

describe('travellers', () => {
  it('have a form each, and start at step one (T-183)', async () => {
    const family = fare({ perPassengerType: [passengers('ADT', 2), passengers('CHD', 1)] });
    await openDesk({ priced: pricing({ current: family }) });
    for (const name of ['Adult 1', 'Adult 2', 'Child 1'])
      expect(screen.getByRole('region', { name })).toBeInTheDocument();
    expect((await screen.findByText('Travellers')).closest('li')).toHaveAttribute('aria-current', 'step');
  });

  it('with errors are not sent, and each error is shown at its field', async () => {
    const sent = onSell();
    await openDesk({ draft: party(traveller({ surname: '', givenName: 'Müller' })) });
    await press('Continue to review');
    expect(await screen.findByRole('textbox', { name: 'Surname' })).toHaveAccessibleDescription(/Please fill this in/);
    expect(screen.getByRole('textbox', { name: 'Given name' })).toHaveAccessibleDescription(/Use Latin letters/);
    expect(sent).toEqual([]);
  });

  it('with errors lead to the first of them in reading order, and name them all', async () => {
    onSell();
    await openDesk({ draft: party(traveller({ title: '', surname: '', nationality: '' })) });
    const title = await screen.findByRole('button', { name: /Title/ });
    await press('Continue to review');
    await waitFor(() => expect(title).toHaveFocus());
    const summary = (await screen.findByText('Check these fields:')).parentElement ?? document.body;
    expect(
      within(summary)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Adult 1: Title', 'Adult 1: Surname', 'Adult 1: Nationality']);
  });

  it('show a server error at the field it points to', async () => {
    const errors = [{ pointer: '/travellers/0/surname', code: 'name.duplicate', detail: 'Words of the server.' }];
    refuse('/api/order/v1/Sell/AirSell', 422, 'request.invalid', { errors });
    await openDesk();
    await press('Continue to review');
    const surname = await screen.findByRole('textbox', { name: 'Surname' });
    await waitFor(() =>
      expect(surname).toHaveAccessibleDescription(/Another traveller of this booking has the same name/),
    );
    await waitFor(() => expect(surname).toHaveFocus());
  });

  it("show an unknown server error in the server's words, above the form", async () => {
    const errors = [
      { pointer: '/travellers/0/surname', code: 'name.new', detail: 'The airline knows this name already.' },
    ];
    refuse('/api/order/v1/Sell/AirSell', 422, 'request.invalid', { errors });
    await openDesk();
    await press('Continue to review');
    expect((await screen.findByText('The airline knows this name already.')).closest('[lang]')).toHaveAttribute(
      'lang',
      'en',
    );
    expect(screen.getByRole('textbox', { name: 'Surname' })).toHaveAccessibleDescription(
      /see the message at the top of the form/,
    );
  });

  it('who already have an order for the trip are listed with a link to it in a new tab', async () => {
    const detail = 'Karim Rahman has order DMO2611-00001A for the same trip.';
    onSell({ warnings: [{ pointer: '/travellers/0/surname', code: 'traveller.bookedAlready', detail }] });
    await openDesk();
    await press('Continue to review');
    await reviewed();
    const order = screen.getByRole('link', { name: 'DMO2611-00001A (opens in a new tab)' });
    expect(order.closest('li')).toHaveTextContent(/Karim Rahman: There is already an order for the same trip/);
    expect(order).toHaveAttribute('href', '/flight-order?reference=DMO2611-00001A');
    expect(order).toHaveAttribute('target', '_blank');
  });

  it('are sold as typed and shown as on the ticket (T-054)', async () => {
    const warning = { pointer: '/travellers/0/surname', code: 'name.long', detail: 'Words of the server.' };
    const sent = onSell({ warnings: [warning] });
    await openDesk();
    await press('Continue to review');
    await reviewed();
    expect(screen.getByText(/The full name is longer than some airlines can print/)).toBeInTheDocument();
    expect(screen.getByText(/RAHMAN\/KARIM MR/)).toBeInTheDocument();
    expect(screen.getByText('Review').closest('li')).toHaveAttribute('aria-current', 'step');
    expect(sent[0]).toMatchObject({ priceSessionId: 'ps1', contact: { phone: '501234567', phoneCountryCode: '+971' } });
  });

  it('see what is due now and later, when the fare can be paid in parts (T-055)', async () => {
    onSell({ partialPaymentInfo: { dueNow: 'AED 144.00', dueLater: 'AED 336.00', dueAt: '2026-11-28T08:00:00Z' } });
    await openDesk();
    await press('Continue to review');
    await reviewed();
    expect(await screen.findByText('This fare allows partial payment')).toBeInTheDocument();
    expect(screen.getByText('Due with the tickets').closest('dl')).toHaveTextContent(/144\.00.*336\.00.*28 Nov 2026/);
  });

  it('see no partial payment when the fare must be paid in full', async () => {
    onSell();
    await openDesk();
    await press('Continue to review');
    await reviewed();
    expect(screen.queryByText('This fare allows partial payment')).toBeNull();
  });

  it('are kept when the page is left', async () => {
    const { store, unmount } = await openDesk();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Given name' }), ' Ali');
    unmount();
    expect(selectBooking(store.getState()).draft?.travellers[0]?.givenName).toBe('Karim Ali');
  });
});

describe('a price change', () => {
  it('must be accepted before the review, and is then booked (T-186)', async () => {
    onSell({ status: 'PriceChanged', current: dearer });
    const booked: AirBookRequest[] = [];
    calls.server.use(
      http.post('/api/order/v1/Book/AirBook', async ({ request }) => {
        booked.push((await request.json()) as AirBookRequest);
        return HttpResponse.json({ orderReference: 'DMO2611-00001A', status: 'OnHold' });
      }),
    );
    await openDesk();
    await press('Continue to review');
    const dialog = await screen.findByRole('alertdialog', { name: 'The price has changed' });
    expect(dialog).toHaveTextContent(/520\.00.*560\.00.*40\.00/s);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Accept new price' }));
    await reviewed();
    await press('Book on hold');
    await waitFor(() => expect(booked).toEqual([{ priceSessionId: 'ps1', acceptedAmount: 'AED 560.00' }]));
  });

  it('leads back to the results when declined', async () => {
    onSell({ status: 'PriceChanged', current: dearer });
    const { router } = await openDesk();
    await press('Continue to review');
    await press('Back to results');
    await waitFor(() => expect(router.state.location.pathname).toBe('/flight-search-result'));
    expect(router.state.location.search).toContain('requestId=r1');
  });

  it('found while booking must be accepted, then is booked on a second press', async () => {
    onSell();
    refuse('/api/order/v1/Book/AirBook', 409, 'offer.price_changed');
    await openDesk();
    await press('Continue to review');
    await reviewed();
    onSell({ current: dearer });
    await press('Book on hold');
    expect(await screen.findByRole('alertdialog', { name: 'The price has changed' })).toBeInTheDocument();
  });
});

describe('a booking', () => {
  it('is made once, however often the button is pressed, and opens its order (T-056)', async () => {
    onSell();
    let count = 0;
    calls.server.use(
      http.post('/api/order/v1/Book/AirBook', () => {
        count += 1;
        return HttpResponse.json({ orderReference: 'DMO2611-00001A', status: 'OnHold' });
      }),
    );
    const { router } = await openDesk();
    await press('Continue to review');
    await reviewed();
    const button = screen.getByRole('button', { name: 'Book on hold' });
    button.click();
    button.click();
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe(
        '/flight-order?reference=DMO2611-00001A',
      ),
    );
    expect(count).toBe(1);
  });

  it("stays at the review and shows the airline's message when the airline refuses it", async () => {
    onSell();
    refuse('/api/order/v1/Book/AirBook', 409, 'order.supplier_refused', { detail: 'Name not accepted by carrier.' });
    await openDesk();
    await press('Continue to review');
    await reviewed();
    await press('Book on hold');
    expect(await screen.findByText('Name not accepted by carrier.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Book on hold' })).toBeEnabled();
  });

  it('refused for invalid data says so above the review', async () => {
    onSell();
    const errors = [
      { pointer: '/travellers/0/passport', code: 'passport.expired', detail: 'The passport has expired.' },
    ];
    refuse('/api/order/v1/Book/AirBook', 422, 'request.invalid', { errors });
    await openDesk();
    await press('Continue to review');
    await reviewed();
    await press('Book on hold');
    expect(await screen.findByText(/Some details are not valid/)).toBeInTheDocument();
    expect(screen.getByText(/The passport expires before the trip ends/)).toBeInTheDocument();
  });

  it('is not possible without permission to book (T-230)', async () => {
    calls.server.use(...portalHandlers({ functionalities: [202] }));
    onSell();
    const { store } = await openDesk();
    const { customerApi } = await import('@jetway/kit-api/customer');
    await store.dispatch(customerApi.endpoints.getUserContext.initiate());
    await press('Continue to review');
    await reviewed();
    expect(screen.queryByRole('button', { name: 'Book on hold' })).toBeNull();
  });
});

describe('a price session', () => {
  it('scenario 15: that expires asks to search again and keeps what was typed (T-185)', async () => {
    const { store } = await openDesk({ priced: pricing({ sessionExpiresAt: '2020-01-01T00:00:00Z' }) });
    const dialog = await screen.findByRole('alertdialog', { name: 'Your booking session has expired' });
    expect(screen.queryByRole('button', { name: 'Continue to review' })).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Search again' }));
    expect(selectBooking(store.getState()).draft?.travellers[0]?.surname).toBe('Rahman');
  });

  it('that expires during a supplier call says so after the response', async () => {
    const air = { reached: (): void => undefined, answer: (): void => undefined };
    const asked = new Promise<void>((resolve) => {
      air.reached = resolve;
    });
    const answered = new Promise<void>((resolve) => {
      air.answer = resolve;
    });
    calls.server.use(
      http.post('/api/order/v1/Sell/AirSell', async () => {
        air.reached();
        await answered;
        return HttpResponse.json(
          { type: 'about:blank', title: 'Late', status: 503, code: 'supplier.timeout', retryable: true },
          { status: 503 },
        );
      }),
    );
    const sessionExpiresAt = new Date(Date.now() + 60_000).toISOString();
    await openDesk({ priced: pricing({ sessionExpiresAt }) });
    await press('Continue to review');
    await asked;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(sessionExpiresAt) });
    await waitFor(() => expect(screen.getByRole('timer', { hidden: true })).toHaveTextContent(/^0?0:00$/));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    air.answer();
    expect(await screen.findByRole('alertdialog', { name: 'Your booking session has expired' })).toBeInTheDocument();
  });

  it('scenario 13: with a lower fare for the same flights elsewhere offers to switch, above a threshold (T-187)', async () => {
    await openDesk({
      priced: pricing({ lowerFare: { itineraryId: 'it2', amount: 'AED 480.00', saving: 'AED 40.00' } }),
    });
    expect(await screen.findByText(/The same flights are .*40\.00/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Switch.*480\.00/ })).toBeInTheDocument();
  });

  it("scenario 9: for unaccompanied minors shows the airlines' UMNR service (T-188)", async () => {
    const alone = fare({ perPassengerType: [passengers('CHD', 1)] });
    await openDesk({ priced: pricing({ current: alone, onlyChild: true, childrenAlone: [] }) });
    expect(await screen.findByText('Unaccompanied minors')).toBeInTheDocument();
    expect(
      screen.getByText(/enter who drops off the child and who picks it up. Without it, no ticket is issued/),
    ).toBeInTheDocument();
  });

  it('scenario 9: for unaccompanied minors shows why an airline refuses them, and whom to ask (T-188)', async () => {
    const alone = fare({ perPassengerType: [passengers('CHD', 1)] });
    await openDesk({ priced: pricing({ current: alone, onlyChild: true, childrenAlone: ['tooYoung', 'connection'] }) });
    expect(await screen.findByText(/does not accept children this young without an adult/)).toBeInTheDocument();
    expect(screen.getByText(/on direct flights only/)).toBeInTheDocument();
    expect(screen.getByText(/Tickets are issued only once our team has arranged it/)).toBeInTheDocument();
  });

  it('lost by a reload is priced again from the address', async () => {
    calls.server.use(http.post('/api/price/v2/AirPrice', () => HttpResponse.json(pricing({ priceSessionId: 'ps2' }))));
    const at = '/flight-booking?priceSessionId=ps1&requestId=r1&itineraryId=it1';
    const { router } = await renderWithPortal(<BookingPage />, { module: bookingModule, path: '/flight-booking', at });
    expect(await screen.findByRole('region', { name: 'Adult 1' })).toBeInTheDocument();
    expect(router.state.location.search).toContain('priceSessionId=ps2');
  });

  it('that cannot be priced again has a way back', async () => {
    await renderWithPortal(<BookingPage />, {
      module: bookingModule,
      path: '/flight-booking',
      at: '/flight-booking?priceSessionId=ps1',
    });
    expect(await screen.findByRole('link', { name: 'New search' })).toHaveAttribute('href', '/searchpad');
  });
});
