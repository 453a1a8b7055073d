import { http, HttpResponse } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { answer, flight, summary } from '../../../shared/testing/flights';
import { openResults, resultsServer } from '../testing/results-server';

const calls = resultsServer();

/** In the order of the response, which is none of the sort orders below. */
const UNSORTED = [
  flight({
    itineraryId: 'a',
    airlineName: 'A',
    amount: 'AED 900.00',
    duration: 400,
    flightSummary: [summary({ departureTime: '22:00', arrivalTime: '03:00', dayOffset: 1 })],
  }),
  flight({
    itineraryId: 'b',
    airlineName: 'B',
    amount: 'AED 700.00',
    duration: 500,
    flightSummary: [summary({ departureTime: '12:00', arrivalTime: '19:00' })],
  }),
  flight({
    itineraryId: 'c',
    airlineName: 'C',
    amount: 'AED 800.00',
    duration: 300,
    flightSummary: [summary({ departureTime: '05:00', arrivalTime: '06:00', dayOffset: 1 })],
  }),
];

const shown = () =>
  screen
    .getAllByRole('article')
    .map((card) => card.getAttribute('aria-label')?.[0])
    .join('');

it('orders the list by each sort that is pressed, and turns it round when pressed again (T-175, T-176)', async () => {
  const user = userEvent.setup();
  calls.server.use(http.post('/api/search/v1/AirSearch', () => HttpResponse.json(answer(UNSORTED))));
  await openResults();
  await waitFor(() => expect(shown()).toBe('BCA'));
  const sorts = within(screen.getByRole('group', { name: 'Sort by' }));
  for (const [name, ascending, descending] of [
    ['Fastest', 'CAB', 'BAC'],
    ['Departure', 'CBA', 'ABC'],
    ['Arrival', 'BAC', 'CAB'],
    ['Cheapest', 'BCA', 'ACB'],
  ] as const) {
    const button = sorts.getByRole('button', { name: new RegExp(`^${name}`) });
    await user.click(button);
    await waitFor(() => expect(shown()).toBe(ascending));
    expect(button).toHaveAttribute('aria-pressed', 'true');
    await user.click(button);
    await waitFor(() => expect(shown()).toBe(descending));
  }
});
