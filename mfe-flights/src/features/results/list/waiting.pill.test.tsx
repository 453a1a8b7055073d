import type { Itinerary } from '@jetway/kit-api/flights';
import { http, HttpResponse, renderWithPortal } from '@jetway/kit-test';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import module from '../../../module';
import { answer, flight } from '../../../shared/testing/flights';
import { openResults, resultsServer } from '../testing/results-server';
import { holdList } from '../state/hold-list';
import { resultsActions, selectResults } from '../state/results.state';
import { selectRun } from '../state/run.slice';

const calls = resultsServer();

const dear = flight({ itineraryId: 'dear', amount: 'AED 1000.00', airlineName: 'Dear Air' });
const cheap = flight({ itineraryId: 'cheap', amount: 'AED 900.00', airlineName: 'Cheap Air' });
const rigid = flight({ itineraryId: 'rigid', amount: 'AED 800.00', airlineName: 'Rigid Air', refundable: false });
const cards = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label') ?? '');
const PILL = /more flight|cheaper flight/;

/** Opens results with these flights, with a function to deliver later ones. */
async function open(first: Itinerary[]) {
  let later: Itinerary[] | null = null;
  calls.server.use(
    http.get('/api/search/v1/GetAirSearchEvents', () => new HttpResponse(null, { status: 404 })),
    http.post('/api/search/v1/AirSearch', () => HttpResponse.json(answer(first, { resultCompleted: false }))),
    http.post('/api/search/v1/RefreshAirSearch', () =>
      HttpResponse.json(answer(later ?? [], { resultCompleted: later !== null })),
    ),
  );
  const { store } = await openResults();
  await screen.findAllByRole('article');
  const bring = async (flights: Itinerary[]) => {
    later = flights;
    await waitFor(() => expect(selectRun(store.getState()).phase).toBe('completed'));
  };
  return { store, bring };
}

it.each([
  ['an order was pressed', () => screen.getByRole('button', { name: /^Fastest/ })],
  ['a filter was ticked', () => screen.getByRole('checkbox', { name: /Refundable only/ })],
])('keeps later flights waiting once %s', async (_name, control) => {
  const user = userEvent.setup();
  const { bring } = await open([dear]);
  await user.click(control());
  await bring([cheap]);
  expect(cards()).toEqual([expect.stringContaining('Dear Air')]);
  await user.click(screen.getByRole('button', { name: '1 cheaper flight found' }));
  await waitFor(() => expect(cards()).toHaveLength(2));
});

it('counts only flights that match the filters', async () => {
  const user = userEvent.setup();
  const { bring } = await open([dear, flight({ itineraryId: 'low', amount: 'AED 100.00', refundable: false })]);
  await user.click(screen.getByRole('checkbox', { name: /Refundable only/ }));
  await bring([cheap, rigid]);
  // Cheaper than what is displayed; hidden flights do not count.
  expect(screen.getByRole('button', { name: '1 cheaper flight found' })).toBeInTheDocument();
});

it('shows nothing when the filters hide all waiting flights; the next filter admits them', async () => {
  const user = userEvent.setup();
  const { store, bring } = await open([dear]);
  const refundable = screen.getByRole('checkbox', { name: /Refundable only/ });
  await user.click(refundable);
  await bring([rigid]);
  expect(selectResults(store.getState()).newMoreFlights).toHaveLength(1);
  expect(screen.queryByRole('button', { name: PILL })).not.toBeInTheDocument();
  await user.click(refundable);
  await waitFor(() => expect(cards()).toHaveLength(2));
});

it('no flight waits before there is a list', async () => {
  const { store } = await renderWithPortal(null, { module });
  store.dispatch(holdList());
  expect(selectRun(store.getState()).isHeld).toBe(false);
  store.dispatch(resultsActions.received({ batch: answer([dear]), hold: false }));
  store.dispatch(holdList());
  expect(selectRun(store.getState()).isHeld).toBe(true);
});
