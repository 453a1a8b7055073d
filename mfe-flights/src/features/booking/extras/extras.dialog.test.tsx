import type { AirSellRequest, Seat, SeatMap, ServiceList, ServiceOption } from '@jetway/kit-api/flights';
import { http, HttpResponse, portalHandlers, press, testServer } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { selectBooking } from '../../../shared/booking/booking.slice';
import { fare } from '../../../shared/testing/orders';
import { countriesHandler } from '../testing/countries';
import { openDesk } from '../testing/open-desk';

const calls = testServer(...portalHandlers(), countriesHandler);
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

const SELL = '/api/order/v1/Sell/AirSell';

function seat(designator: string, replace: Partial<Seat> = {}): Seat {
  return { designator, status: 'free', features: [], amount: 'AED 35.00', free: false, adultsOnly: false, ...replace };
}

function cabin(...rows: Seat[][]): SeatMap {
  return {
    segmentId: 's1',
    aircraft: 'Airbus A320',
    cabin: 'Economy',
    columns: ['A', '', 'C'],
    rows: rows.map(([left, right], index) => ({
      number: 6 + index,
      exit: false,
      cells: [{ type: 'seat', seat: left }, { type: 'aisle' }, { type: 'seat', seat: right }],
    })),
  };
}

const SEATS = cabin(
  [seat('6A', { features: ['window'] }), seat('6C', { status: 'taken' })],
  [seat('7A'), seat('7C', { free: true, amount: 'AED 0.00' })],
);

function option(code: string, replace: Partial<ServiceOption> = {}): ServiceOption {
  return {
    code,
    name: code,
    segmentIds: ['s1'],
    amount: 'AED 0.00',
    maxQuantity: 1,
    passengerTypes: ['ADT'],
    freeText: false,
    needsGuardians: false,
    ...replace,
  };
}

const LIST: ServiceList = {
  priceSessionId: 'ps1',
  currency: 'AED',
  ssr: [option('WCHR'), option('MAAS', { freeText: true })],
  baggage: [option('PC23', { amount: 'AED 100.00', maxQuantity: 2 })],
  meal: [],
  seatMaps: ['s1'],
};

/** Serves the given extras, and sells everything at AED 520 plus the extras' listed prices. */
function serve({ list = LIST, maps = [SEATS] }: { list?: ServiceList; maps?: SeatMap[] } = {}) {
  const sold: AirSellRequest[] = [];
  const state = { list, maps, sold };
  calls.server.use(
    http.post('/api/price/v2/AirServiceList', () => HttpResponse.json(state.list)),
    http.post('/api/price/v2/V2/GetSeat', () =>
      HttpResponse.json({ priceSessionId: 'ps1', currency: 'AED', seatMaps: state.maps }),
    ),
    http.post(SELL, async ({ request }) => {
      const body = (await request.json()) as AirSellRequest;
      sold.push(body);
      const extras = (body.extras ?? []).map((one) => ({
        ...one,
        quantity: one.quantity ?? 1,
        name: one.code,
        segmentIds: [one.segmentId],
        amount: one.kind === 'seat' ? 'AED 35.00' : 'AED 0.00',
      }));
      const current = extras.length > 0 ? fare({ customerTotal: 'AED 555.00', extras: 'AED 35.00' }) : fare();
      return HttpResponse.json({ priceSessionId: 'ps1', status: 'OK', bookable: true, current, extras, warnings: [] });
    }),
  );
  return state;
}

async function openExtras() {
  const view = await openDesk();
  await press('Continue to review');
  await press('Add seats and extras');
  await screen.findByRole('dialog');
  return view;
}

describe('seats and extras', () => {
  it('show the cabin as a grid navigated by arrow keys, across the aisle (T-051)', async () => {
    serve();
    await openExtras();
    // The tabs load after their content.
    await screen.findByRole('tab', { name: 'Seats' });
    const grid = await screen.findByRole('grid', { name: /Seats on QQ 101/ });
    const first = within(grid).getByRole('button', { name: /^6A, window/ });
    expect(first).toHaveAttribute('tabindex', '0');
    expect(within(grid).getByRole('button', { name: /^6C.*taken/ })).toHaveAttribute('aria-disabled', 'true');
    first.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    expect(within(grid).getByRole('button', { name: /^7C.*Included/ })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(within(grid).getByRole('button', { name: /^7A/ })).toHaveFocus();
  });

  it('show what seats cost: a legend by price, and the price of the seat under the pointer or in focus', async () => {
    serve();
    await openExtras();
    await screen.findByRole('tab', { name: 'Seats' });
    const legend = await screen.findByRole('list', { name: 'What seats cost' });
    expect(
      within(legend)
        .getAllByRole('listitem')
        .map(({ textContent }) =>
          textContent
            .replaceAll(/[^\w. ]|_/gu, ' ')
            .trim()
            .replaceAll(/\s+/g, ' '),
        ),
    ).toEqual(['Included', 'AED 35.00', 'Extra legroom', 'Chosen', 'Not available']);
    expect(screen.getByText('Point at a seat to see its price.')).toBeVisible();
    const grid = screen.getByRole('grid');
    within(grid).getByRole('button', { name: /^6A/ }).focus();
    expect(await screen.findByText(/^6A, window, AED.35\.00$/)).toBeVisible();
    await userEvent.hover(within(grid).getByRole('button', { name: /^7C/ }));
    expect(await screen.findByText('7C, Included')).toBeVisible();
    await userEvent.unhover(grid);
    expect(await screen.findByText(/^6A, window, AED.35\.00$/)).toBeVisible();
  });

  it("are sold at the server's prices, and are part of the fare and of totals per kind (T-052, T-151)", async () => {
    const { sold } = serve();
    const { store } = await openExtras();
    await screen.findByRole('tab', { name: 'Seats' });
    await userEvent.click(await screen.findByRole('button', { name: /^6A/ }));
    expect(screen.getByRole('button', { name: /^6A.*Karim Rahman/ })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('tab', { name: 'Special requests' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Meet and assist' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Details for the airline/ }), 'Speaks Bangla');
    await press('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sold.at(-1)).toMatchObject({
      extras: [
        { kind: 'seat', code: '6A', travellerId: 't1', segmentId: 's1', quantity: 1 },
        { kind: 'request', code: 'MAAS', travellerId: 't1', segmentId: 's1', quantity: 1, remark: 'Speaks Bangla' },
      ],
      extrasAmount: 'AED 35.00',
    });
    const { totals } = selectBooking(store.getState()).byPriceSession['ps1'] ?? {};
    expect(totals).toMatchObject({
      seats: { count: 1, amount: 'AED 35.00', isAmountShown: true },
      baggage: { count: 0, isAmountShown: false },
      meals: { count: 0, isAmountShown: false },
    });
    expect(screen.getByText('Seats (1)')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Change' })).toBeInTheDocument();
    expect(screen.getAllByText(/555\.00/).length).toBeGreaterThan(0);
  });

  it('ask who drops off and who meets an unaccompanied minor', async () => {
    serve({ list: { ...LIST, ssr: [option('UMNR', { freeText: true, needsGuardians: true })] } });
    await openExtras();
    await userEvent.click(await screen.findByRole('tab', { name: 'Special requests' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Unaccompanied minor (UMNR)' }));
    expect(
      await screen.findByRole('textbox', { name: 'Who drops off the child, and who picks it up' }),
    ).toHaveAccessibleDescription(/each with a phone number/);
  });

  it('report seats taken in the meantime, and keep the rest of the selection', async () => {
    const state = serve();
    await openExtras();
    await screen.findByRole('tab', { name: 'Seats' });
    await userEvent.click(await screen.findByRole('button', { name: /^6A/ }));
    await userEvent.click(screen.getByRole('tab', { name: 'Special requests' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /Wheelchair to the aircraft/ }));
    state.maps = [cabin([seat('6A', { status: 'taken' }), seat('6C')])];
    const problem = {
      type: 'about:blank',
      title: 'Gone',
      status: 409,
      code: 'extra.unavailable',
      retryable: false,
      errors: [{ pointer: '/extras/0', code: 'seat.taken', detail: 'Seat 6A was taken meanwhile.' }],
    };
    calls.server.use(http.post(SELL, () => HttpResponse.json(problem, { status: 409 }), { once: true }));
    await press('Save');
    expect(await screen.findByText('A chosen seat was taken in the meantime.')).toBeInTheDocument();
    expect(await screen.findByText('Seat 6A (Karim Rahman)')).toBeInTheDocument();
    await press('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(state.sold.at(-1)?.extras).toEqual([
      { kind: 'request', code: 'WCHR', travellerId: 't1', segmentId: 's1', quantity: 1 },
    ]);
  });

  it('say when the airline sells none, and when it does not respond', async () => {
    serve({ list: { ...LIST, ssr: [], baggage: [], seatMaps: [] }, maps: [] });
    await openExtras();
    expect(await screen.findByText('No extras are available with this fare')).toBeInTheDocument();
    await press('Cancel');
    const problem = { type: 'about:blank', title: 'Slow', status: 504, code: 'supplier.timeout', retryable: false };
    calls.server.use(http.post('/api/price/v2/AirServiceList', () => HttpResponse.json(problem, { status: 422 })));
    await press('Add seats and extras');
    expect(await screen.findByText('The airline’s offers could not be loaded')).toBeInTheDocument();
    serve();
    await press('Try again');
    expect(await screen.findByRole('grid')).toBeInTheDocument();
  });
});
