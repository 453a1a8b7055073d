import { http, HttpResponse } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { answer, flight, segment, summary } from '../../../shared/testing/flights';
import { openResults, resultsServer } from '../testing/results-server';
import { choiceAmong, pairOf, waysOf } from './ways';

const ADDRESS = '/two-one-way?trip=R&journey=DAC.CXB.2026-12-01&return=2026-12-05&adults=1&cabin=E';
const calls = resultsServer();
beforeEach(() => localStorage.clear());

const way = (journeyIndex: number, number: string, hour: string) =>
  segment({
    segmentId: `${journeyIndex}`,
    journeyIndex,
    marketing: { code: 'BS', number, name: 'Bengal Air' },
    origin: { ...segment().origin, local: `2026-12-0${journeyIndex ? 5 : 1}T${hour}` },
  });
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
const times = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => /\d\d:\d\d/.exec(item.textContent)?.[0]);

describe('flights of a direction', () => {
  const cheapest = { field: 'price', isAsc: true } as const;

  it('are listed once, at the cheapest return they are part of', () => {
    expect(waysOf(trips, 'outbound', '', cheapest).map(({ amount }) => amount)).toEqual(['AED 100.00', 'AED 130.00']);
  });

  it('that no supplier sells with the other selection are last', () => {
    const [, late] = waysOf(trips, 'outbound', '', cheapest);
    const back = waysOf(trips, 'inbound', late?.key ?? '', cheapest);
    expect(back.map(({ isSold }) => isSold)).toEqual([true, false]);
    expect(pairOf(trips, late?.key ?? '', back[0]?.key ?? '')?.itineraryId).toBe('b');
    expect(pairOf(trips, late?.key ?? '', back[1]?.key ?? '')).toBeUndefined();
  });
});

describe('a domestic return', () => {
  const open = async (at = ADDRESS, flights = trips) => {
    calls.server.use(
      http.post('/api/search/v1/AirSearch', () => HttpResponse.json(answer(flights, { specialReturn: true }))),
    );
    return openResults(at, '/two-one-way');
  };
  const region = (name: string) => screen.getByRole('region', { name });
  const choose = async (user: UserEvent, out: string, back: string) => {
    await user.click(
      within(await screen.findByRole('region', { name: 'Outbound flights' })).getByRole('button', {
        name: new RegExp(out),
      }),
    );
    await user.click(within(region('Return flights')).getByRole('button', { name: new RegExp(back) }));
  };

  it('has an outbound and an inbound list, each in its own order (T-022, T-148)', async () => {
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

  it('a selection hidden by a filter does not count and does not block others', () => {
    const [early, late] = waysOf(trips, 'outbound', '', { field: 'price', isAsc: true });
    const left = trips.filter(({ itineraryId }) => itineraryId === 'b');
    expect(choiceAmong(left, { outbound: early?.key ?? '', inbound: '' })).toEqual({ outbound: '', inbound: '' });
    expect(choiceAmong(left, { outbound: late?.key ?? '', inbound: '' })).toEqual({ outbound: late?.key, inbound: '' });
  });

  it('an inbound flight no longer sold with the outbound one does not count as selected', () => {
    const cheapest = { field: 'price', isAsc: true } as const;
    const [early, late] = waysOf(trips, 'outbound', '', cheapest);
    const noon = waysOf(trips, 'inbound', '', cheapest)[0]?.key ?? '';
    const left = trips.filter(({ itineraryId }) => itineraryId !== 'a');
    expect(choiceAmong(left, { outbound: early?.key ?? '', inbound: noon })).toEqual({
      outbound: early?.key,
      inbound: '',
    });
    expect(choiceAmong(left, { outbound: late?.key ?? '', inbound: noon })).toEqual({
      outbound: late?.key,
      inbound: noon,
    });
  });

  it('offers another airline when filters exclude the selected one, and restores the selection without them (T-148)', async () => {
    const user = userEvent.setup();
    const other = {
      ...trip('d', '150.00', ['501', '10:00'], ['502', '15:00']),
      airlineCode: 'NV',
      airlineName: 'Nova Air',
    };
    await open(ADDRESS, [...trips, other]);
    await choose(user, '17:00', '12:00');
    expect(await screen.findByRole('article', { name: /130\.00/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.click(await screen.findByRole('checkbox', { name: /Nova Air/ }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(times(region('Outbound flights'))).toEqual(['10:00']));
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(screen.queryByText('Not sold with your choice')).not.toBeInTheDocument();
    expect(screen.getByText('Choose an outbound and a return flight.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Clear/ }));
    expect(await screen.findByRole('article', { name: /130\.00/ })).toBeInTheDocument();
  });

  it('requires no selection where the filters leave no flights', async () => {
    const user = userEvent.setup();
    await open();
    await screen.findByRole('region', { name: 'Outbound flights' });
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.click(await screen.findByRole('checkbox', { name: /Before 6:00/ }));
    await user.keyboard('{Escape}');
    expect(await screen.findByText('No flight matches every filter.')).toBeInTheDocument();
    expect(screen.queryByText('Choose an outbound and a return flight.')).not.toBeInTheDocument();
  });

  it('has no switch without effect; the card hides net amounts and shows every flight (T-043, T-226)', async () => {
    const user = userEvent.setup();
    await open();
    await screen.findByRole('region', { name: 'Outbound flights' });
    expect(screen.queryByRole('switch', { name: 'Show every flight' })).not.toBeInTheDocument();
    await choose(user, '17:00', '12:00');
    const card = await screen.findByRole('article');
    await user.click(screen.getByRole('switch', { name: 'Hide your price' }));
    expect(card).not.toHaveTextContent('460.00');
    await user.click(screen.getByRole('switch', { name: 'Hide your price' }));
    await user.click(document.body);
    await user.keyboard('s');
    expect(within(card).getAllByRole('list', { name: 'Flights of this journey' })[1]).toHaveTextContent('BS 142');
  });

  it('has the same keyboard shortcuts as the list', async () => {
    const user = userEvent.setup();
    Element.prototype.scrollIntoView = vi.fn();
    await open();
    await screen.findByRole('region', { name: 'Outbound flights' });
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).not.toHaveTextContent(
      'Move between flights',
    );
    await user.keyboard('{Escape}');
    await choose(user, '17:00', '12:00');
    const card = await screen.findByRole('article');
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveTextContent('Move between flights');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // The focus returns to the flight pressed last shortly after the dialog closes.
    await waitFor(() => expect(document.body).not.toHaveFocus());
    await user.click(document.body);
    await user.keyboard('{ArrowDown}');
    expect(card).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(within(card).getByRole('button', { name: 'Flight details' })).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('q');
    expect(await screen.findByRole('region', { name: 'Picked for a quote' })).toBeInTheDocument();
    await user.keyboard('c');
    expect(await navigator.clipboard.readText()).toContain('130.00');
  });

  it('shows both selections as one fare with details, net amounts and the quote (T-022, T-045, T-229)', async () => {
    const user = userEvent.setup();
    await open();
    const out = await screen.findByRole('region', { name: 'Outbound flights' });
    await user.click(within(out).getByRole('button', { name: /17:00/ }));
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    await user.click(
      within(screen.getByRole('region', { name: 'Return flights' })).getByRole('button', { name: /12:00/ }),
    );
    const card = within(await screen.findByRole('article', { name: /130\.00/ }));
    expect(card.getByText(/Your price/)).toHaveTextContent('460.00');
    expect(card.queryByRole('button', { name: 'Select' })).not.toBeInTheDocument();
    await user.click(card.getByRole('button', { name: 'Flight details' }));
    expect(await card.findByRole('tab', { name: 'Fare rules' })).toBeInTheDocument();
    await user.click(card.getByRole('button', { name: /^Quote/ }));
    expect(screen.getByRole('region', { name: 'Picked for a quote' })).toHaveTextContent('1 flight picked');
  });

  it('prices both selections together (T-022)', async () => {
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
    expect(await screen.findByRole('region', { name: 'Both flights together' })).toHaveTextContent('130.00');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(asked).toEqual({ requestId: 'r1', itineraryIds: ['b', 'b'] }));
  });
});
