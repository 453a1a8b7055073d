import type { FareLot, FareLotSearch, HoldSeatsRequest } from '@jetway/kit-api/fares';
import { http, HttpResponse, press, renderWithPortal } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { CALLS, fareLot, faresModule, lotCard, REFERENCE } from '../../shared/testing/fares';
import { faresServer, problem } from '../../shared/testing/fares-server';
import { bestOn } from './calendar';
import { partyFault } from './hold.model';
import { LotPage } from './lot.page';

const calls = faresServer();

function serve(lot: FareLot = fareLot()) {
  const searched: FareLotSearch[] = [];
  const state = { lot };
  calls.server.use(
    http.post(CALLS.lot, () => HttpResponse.json(state.lot)),
    http.post(CALLS.umrahSearch, async ({ request }) => {
      searched.push((await request.json()) as FareLotSearch);
      return HttpResponse.json({
        lots: [lot, lotCard({ lotId: 'l2', departureDate: '2027-01-17', seatsFree: 0 })],
        hasMore: false,
      });
    }),
  );
  return { searched, state };
}

const open = () =>
  renderWithPortal(<LotPage />, { module: faresModule, path: '/fare-lots/:lotId', at: '/fare-lots/l1' });
const form = () => screen.findByRole('region', { name: 'Hold seats' });

async function fill() {
  const fields = within(await form());
  await userEvent.type(await fields.findByRole('textbox', { name: 'Name of the group' }), 'Al Noor');
  await userEvent.type(fields.getByRole('textbox', { name: 'E-mail' }), 'noor@demo.test');
  await userEvent.type(await fields.findByRole('textbox', { name: 'Phone' }), '501234567');
}

describe('a lot', () => {
  it('shows its flights, prices and terms', async () => {
    serve();
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Ten nights in January' })).toBeInTheDocument();
    expect(screen.getByText('SV 553')).toBeInTheDocument();
    expect(screen.getByText(/\(1 day later\)/)).toBeInTheDocument();
    expect(screen.getByText(/20% of the price, due within 2 hours/)).toBeInTheDocument();
    expect(screen.getByText('50% of the deposit is kept')).toBeInTheDocument();
  });

  it('has a calendar of its month with the seats left on each day', async () => {
    const { searched } = serve();
    await open();
    const calendar = await screen.findByRole('table', { name: 'January 2027' });
    expect(within(calendar).getByRole('link', { name: 'Sun, 10 Jan 2027: 40 seats left' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(within(calendar).getByRole('link', { name: 'Sun, 17 Jan 2027: Sold out' })).toHaveAttribute(
      'href',
      '/fare-lots/l2',
    );
    await press('Next month');
    await screen.findByRole('table', { name: 'February 2027' });
    expect(searched.map(({ month }) => month)).toEqual(['2027-01', '2027-02']);
    expect(searched[0]).toEqual({ origin: 'DXB', destination: 'JED', month: '2027-01' });
  });

  it.each([
    ['fares.lot_gone', 404, 'This fare is no longer on sale'],
    ['access.denied', 403, 'You may not see this fare'],
    ['server.unavailable', 503, 'The fare could not be loaded'],
  ])('refused with %s says so', async (code, status, title) => {
    calls.server.use(http.post(CALLS.lot, () => problem(status, code)));
    await open();
    expect(await screen.findByText(title)).toBeInTheDocument();
  });
});

describe('holding seats', () => {
  it('sends the party with the total that is shown, and opens the order', async () => {
    serve();
    const sent: HoldSeatsRequest[] = [];
    calls.server.use(
      http.post(CALLS.hold, async ({ request }) => {
        sent.push((await request.json()) as HoldSeatsRequest);
        return HttpResponse.json({ referenceId: REFERENCE, status: 'seatsHeld' });
      }),
    );
    const { router } = await open();
    await fill();
    expect(within(await form()).getByText(/4,000\.00/)).toBeInTheDocument();
    await press('Hold the seats');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/fare-bookings/${REFERENCE}`));
    expect(sent).toEqual([
      {
        lotId: 'l1',
        groupName: 'Al Noor',
        passengers: { adults: 2, children: 0, infants: 0 },
        contact: { email: 'noor@demo.test', phone: '+971501234567' },
        acceptedAmount: 'AED 4000.00',
      },
    ]);
  });

  it('says how many seats others have left, and reads the lot again', async () => {
    const { state } = serve();
    calls.server.use(http.post(CALLS.hold, () => problem(409, 'fares.not_enough_seats', { params: { free: 1 } })));
    await open();
    await fill();
    state.lot = fareLot({ seatsFree: 1 });
    await press('Hold the seats');
    expect(
      await screen.findByText('Other agencies took these seats first: 1 seat is left. No seats were held.'),
    ).toBeInTheDocument();
    expect(await screen.findByText('1 seat left')).toBeInTheDocument();
  });

  it('checks what is typed before anything is sent', async () => {
    serve();
    await open();
    await form();
    await press('Hold the seats');
    expect(await screen.findByText('Check these fields')).toBeInTheDocument();
    expect(screen.getAllByText('Required.').length).toBeGreaterThan(0);
  });

  it('keeps what was typed for each lot while the calendar leads from one to another', async () => {
    serve();
    calls.server.use(
      http.post(CALLS.lot, async ({ request }) => {
        const { lotId } = (await request.json()) as { lotId: string };
        return HttpResponse.json(fareLot({ lotId, title: `Lot ${lotId}` }));
      }),
    );
    await open();
    await fill();
    await userEvent.click(await screen.findByRole('link', { name: 'Sun, 17 Jan 2027: Sold out' }));
    await screen.findByRole('heading', { level: 1, name: 'Lot l2' });
    const name = async () => within(await form()).findByRole('textbox', { name: 'Name of the group' });
    expect(await name()).toHaveValue('');
    await userEvent.click(await screen.findByRole('link', { name: 'Sun, 10 Jan 2027: 40 seats left' }));
    await screen.findByRole('heading', { level: 1, name: 'Lot l1' });
    expect(await name()).toHaveValue('Al Noor');
  });

  it('is not offered for a lot that is sold out', async () => {
    serve(fareLot({ seatsFree: 0 }));
    await open();
    expect(within(await form()).getByRole('button', { name: 'Sold out' })).toBeDisabled();
  });

  it.each([
    [{ adults: 1, children: 0, infants: 0 }, 'tooFew'],
    [{ adults: 31, children: 0, infants: 0 }, 'tooMany'],
    [{ adults: 2, children: 0, infants: 3 }, 'infants'],
    [{ adults: 25, children: 1, infants: 0 }, 'noSeats'],
    [{ adults: 20, children: 5, infants: 20 }, null],
  ])('of %o is refused as %s', (party, fault) => expect(partyFault(fareLot({ seatsFree: 25 }), party)).toBe(fault));

  it('of more passengers than a list has names is refused', () =>
    expect(partyFault(fareLot({ maxPassengers: 500 }), { adults: 300, children: 0, infants: 201 })).toBe('people'));

  it('links a day of the calendar to the page’s own lot, else to the one with most seats', () => {
    const few = lotCard({ lotId: 'few', seatsFree: 2 });
    const many = lotCard({ lotId: 'many', seatsFree: 20 });
    expect(bestOn([few, many], '2027-01-10', 'other')?.lotId).toBe('many');
    expect(bestOn([few, many], '2027-01-10', 'few')?.lotId).toBe('few');
    expect(bestOn([few], '2027-01-11', 'few')).toBeUndefined();
  });
});
