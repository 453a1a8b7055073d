import { http, HttpResponse } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { answer, flight, segment, summary } from '../../../shared/testing/flights';
import { openResults, resultsServer } from '../testing/results-server';
import { choiceAmong, pairOf, waysOf } from './ways';

const ADDRESS = '/two-one-way?trip=R&journey=DAC.CXB.2026-12-01&return=2026-12-05&adults=1&cabin=E';
const calls = resultsServer();

const way = (journeyIndex: number, number: string, hour: string) =>
  segment({ segmentId: `${journeyIndex}`, journeyIndex, marketing: { code: 'BS', number, name: 'Bengal Air' }, origin: { ...segment().origin, local: `2026-12-0${journeyIndex ? 5 : 1}T${hour}` } });
const trip = (itineraryId: string, amount: string, [out, outAt]: [string, string], [back, backAt]: [string, string]) =>
  flight({
    itineraryId,
    amount: `AED ${amount}`,
    isDomestic: true,
    segments: [way(0, out, outAt), way(1, back, backAt)],
    flightSummary: [summary({ departureTime: outAt }), summary({ departureTime: backAt })],
  });

const EARLY: [string, string] = ['141', '08:00'];
const LATE: [string, string] = ['145', '17:00'];
const NOON: [string, string] = ['142', '12:00'];
const NIGHT: [string, string] = ['146', '21:00'];
const trips = [trip('a', '100.00', EARLY, NOON), trip('b', '130.00', LATE, NOON), trip('c', '110.00', EARLY, NIGHT)];
const times = (list: HTMLElement) => within(list).getAllByRole('listitem').map((item) => /\d\d:\d\d/.exec(item.textContent)?.[0]);

describe('ways', () => {
  const cheapest = { field: 'price', isAsc: true } as const;

  it('are each there once, at the cheapest return they are part of', () => {
    expect(waysOf(trips, 'outbound', '', cheapest).map(({ amount }) => amount)).toEqual(['AED 100.00', 'AED 130.00']);
  });

  it('that nobody sells with the other choice stand last', () => {
    const [, late] = waysOf(trips, 'outbound', '', cheapest);
    const back = waysOf(trips, 'inbound', late?.key ?? '', cheapest);
    expect(back.map(({ isSold }) => isSold)).toEqual([true, false]);
    expect(pairOf(trips, late?.key ?? '', back[0]?.key ?? '')?.itineraryId).toBe('b');
    expect(pairOf(trips, late?.key ?? '', back[1]?.key ?? '')).toBeUndefined();
  });
});

describe('a domestic return', () => {
  const open = async (at = ADDRESS) => {
    calls.server.use(http.post('/api/search/v1/AirSearch', () => HttpResponse.json(answer(trips, { specialReturn: true }))));
    return openResults(at, '/two-one-way');
  };

  it('has a list out and a list back, each in its own order (T-022, T-148)', async () => {
    const user = userEvent.setup();
    await open();
    const out = await screen.findByRole('region', { name: 'Outbound flights' });
    const back = screen.getByRole('region', { name: 'Return flights' });
    const before = times(back);
    expect(times(out)).toEqual(['08:00', '17:00']);
    await user.click(within(out).getByRole('button', { name: /^Departure/ }));
    await user.click(within(out).getByRole('button', { name: /^Departure/ }));
    expect(times(out)).toEqual(['17:00', '08:00']);
    expect(times(back)).toEqual(before);
  });

  it('a choice that a filter took out of sight is none; nothing is locked by it', () => {
    const [early, late] = waysOf(trips, 'outbound', '', { field: 'price', isAsc: true });
    const left = trips.filter(({ itineraryId }) => itineraryId === 'b');
    expect(choiceAmong(left, { outbound: early?.key ?? '', inbound: '' })).toEqual({ outbound: '', inbound: '' });
    expect(choiceAmong(left, { outbound: late?.key ?? '', inbound: '' })).toEqual({ outbound: late?.key, inbound: '' });
  });

  it('shows the chosen ways as one fare with its details, what the agency pays, and the quote (T-022, T-045, T-229)', async () => {
    const user = userEvent.setup();
    await open();
    const out = await screen.findByRole('region', { name: 'Outbound flights' });
    await user.click(within(out).getByRole('button', { name: /17:00/ }));
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    await user.click(within(screen.getByRole('region', { name: 'Return flights' })).getByRole('button', { name: /12:00/ }));
    const card = within(await screen.findByRole('article', { name: /130\.00/ }));
    expect(card.getByText(/Your price/)).toHaveTextContent('460.00');
    expect(card.queryByRole('button', { name: 'Select' })).not.toBeInTheDocument();
    await user.click(card.getByRole('button', { name: 'Flight details' }));
    expect(await card.findByRole('tab', { name: 'Fare rules' })).toBeInTheDocument();
    await user.click(card.getByRole('button', { name: /^Quote/ }));
    expect(screen.getByRole('region', { name: 'Picked for a quote' })).toHaveTextContent('1 flight picked');
  });

  it('prices both choices together (T-022)', async () => {
    const user = userEvent.setup();
    let asked: unknown;
    calls.server.use(
      http.post('/api/price/v2/AirPrice', async ({ request }) => {
        asked = await request.json();
        return HttpResponse.json({}, { status: 500 });
      }),
    );
    await open();
    const out = await screen.findByRole('region', { name: 'Outbound flights' });
    const back = screen.getByRole('region', { name: 'Return flights' });
    await user.click(within(out).getByRole('button', { name: /17:00/ }));
    expect(within(back).getByRole('button', { name: /21:00.*Not sold with your choice/ })).toBeDisabled();
    await user.click(within(back).getByRole('button', { name: /12:00/ }));
    expect(await screen.findByRole('region', { name: 'Both ways together' })).toHaveTextContent('130.00');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(asked).toEqual({ requestId: 'r1', itineraryIds: ['b', 'b'] }));
  });
});
