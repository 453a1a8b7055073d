import type { UmrahQuoteForm } from '@jetway/kit-api/fares';
import { http, HttpResponse, press, renderWithPortal } from '@jetway/kit-test';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { CALLS, fareLot, faresModule } from '../../../shared/testing/fares';
import { faresServer, problem } from '../../../shared/testing/fares-server';
import { QUOTE } from '../../../shared/testing/quotes';
import { NewQuotePage } from './new.page';
import { agesFor, bodyOf, fieldAt, fits, isPossible, startOf, tripNights } from './quote.model';

const calls = faresServer();

function open() {
  calls.server.use(
    http.post(CALLS.lot, () => HttpResponse.json(fareLot())),
    http.post('/api/hotel/v1/Hotel/SearchDestinations', () => HttpResponse.json({ destinations: [] })),
  );
  return renderWithPortal(<NewQuotePage />, {
    module: faresModule,
    path: '/umrah-quotes/new',
    at: `/umrah-quotes/new?lot=${fareLot().lotId}`,
  });
}

it('sends the party, the nights and the client, and opens the quote', async () => {
  const sent: UmrahQuoteForm[] = [];
  calls.server.use(
    http.post(CALLS.createQuote, async ({ request }) => {
      expect(request.headers.get('idempotency-key')).toBeTruthy();
      sent.push((await request.json()) as UmrahQuoteForm);
      return HttpResponse.json({ referenceId: QUOTE });
    }),
  );
  const { router } = await open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Client' }), ' Mrs Karim ');
  expect(await screen.findByText('The other 3 nights are in Madinah.')).toBeInTheDocument();
  await press('Make the quote');
  await waitFor(() => expect(router.state.location.pathname).toBe(`/umrah-quotes/${QUOTE}`));
  expect(sent).toEqual([
    {
      lotId: fareLot().lotId,
      adults: 2,
      childAges: [],
      infants: 0,
      rooms: 1,
      nationality: 'AE',
      makkahNights: 6,
      makkah: {},
      madinah: {},
      client: 'Mrs Karim',
    },
  ]);
});

it('shows a refusal at its field', async () => {
  const errors = [{ pointer: '/makkahNights', code: 'nights.long', detail: 'At most 30 nights in one city.' }];
  calls.server.use(http.post(CALLS.createQuote, () => problem(422, 'request.invalid', { errors })));
  await open();
  await press('Make the quote');
  expect((await screen.findAllByText('At most 30 nights in one city.')).length).toBeGreaterThan(0);
});

it('says that the fare is not on sale any more', async () => {
  const opened = await open();
  calls.server.use(http.post(CALLS.createQuote, () => problem(404, 'fares.lot_gone')));
  await press('Make the quote');
  expect(await screen.findByText('The quote was not made')).toBeInTheDocument();
  expect(opened.router.state.location.pathname).toBe('/umrah-quotes/new');
});

describe('the model of a quote', () => {
  const lot = fareLot();
  const party = (adults: number, ages: number[], infants: number) => ({ adults, childAges: ages, infants });

  it('counts nights from the day of arrival', () => {
    expect(tripNights(lot)).toBe(9);
    expect(tripNights({ journeys: lot.journeys.slice(0, 1) })).toBeNull();
  });

  it.each([
    [party(2, [], 0), true],
    [party(1, [], 0), false],
    [party(1, [4], 0), true],
    [party(31, [], 0), false],
    [party(0, [4, 5], 0), false],
    [party(2, [], 3), false],
  ])('sells %o: %s', (asked, possible) => expect(isPossible(lot, asked)).toBe(possible));

  it.each([
    [party(6, [], 0), 1, true],
    [party(7, [], 0), 1, false],
    [party(7, [], 0), 2, true],
    [party(4, [3, 4, 5], 2), 1, false],
    [party(4, [3, 4, 5], 2), 2, true],
  ])('fits %o into %i rooms: %s', (asked, rooms, fit) => expect(fits({ ...asked, rooms })).toBe(fit));

  it('keeps the ages that were given', () => {
    expect(agesFor([4, 9], 3)).toEqual([4, 9, 8]);
    expect(agesFor([4, 9], 1)).toEqual([4]);
  });

  it('sends one hotel instead of a class, and a markup as a number', () => {
    const hotel = { stars: '4', hotelId: '', hotelName: '' };
    const body = bodyOf('l1', {
      ...startOf(lot, 'BD'),
      makkah: hotel,
      madinah: { ...hotel, hotelId: 'med.1', hotelName: 'Al Haram' },
      markup: { kind: 'percent', value: '2.5' },
    });
    expect(body).toMatchObject({
      makkah: { stars: 4 },
      madinah: { hotelId: 'med.1' },
      markup: { kind: 'percent', value: '2.5' },
    });
  });

  it('has a field for each pointer', () => {
    expect(fieldAt('/childAges/2')).toBe('childAges');
    expect(fieldAt('/makkah/hotelId')).toBe('makkah');
    expect(fieldAt('/lotId')).toBeNull();
  });
});
