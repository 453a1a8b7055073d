import { http, HttpResponse, press } from '@jetway/kit-test';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';

import { chooseDensity } from '../../../shared/desk/desk.slice';
import { answer, flight, segment, summary } from '../../../shared/testing/flights';
import { openResults, resultsServer } from '../testing/results-server';

const calls = resultsServer();
beforeEach(() => localStorage.clear());

const first = segment({
  marketing: { code: 'FZ', number: '502', name: 'flydubai' },
  operating: { code: 'EK', number: '2502', name: 'Emirates' },
  rbd: 'L',
});
const second = segment({
  segmentId: 's2',
  marketing: { code: 'OV', number: '401', name: 'SalamAir' },
  operating: { code: 'OV', number: '401', name: 'SalamAir' },
  rbd: 'M',
});
const mixed = flight({
  itineraryId: 'mixed',
  airlineCode: 'FZ',
  airlineName: 'flydubai',
  segments: [first, second],
  flightSummary: [summary({ stops: 1 })],
});

async function open() {
  calls.server.use(http.post('/api/search/v1/AirSearch', () => HttpResponse.json(answer([mixed]))));
  const { store } = await openResults();
  return { store, card: await screen.findByRole('article') };
}

it('names every airline of a fare, who operates, and its flight numbers and booking classes, in both densities; the density is kept', async () => {
  const { store, card } = await open();
  const shown = ['flydubai, SalamAir', 'Operated by Emirates', 'FZ 502 (L), OV 401 (M)'];
  for (const text of shown) expect(card).toHaveTextContent(text);
  expect(card).toHaveAccessibleName(/^flydubai, SalamAir, /);
  act(() => void store.dispatch(chooseDensity('compact')));
  expect(card).toHaveAttribute('data-density', 'compact');
  for (const text of [...shown, '1 stop']) expect(card).toHaveTextContent(text);
  expect(within(card).getByRole('button', { name: 'Select' })).toBeInTheDocument();
  cleanup();
  expect((await open()).card).toHaveAttribute('data-density', 'compact');
});

it('is compact on a phone until chosen otherwise, with the display options behind a button', async () => {
  const matchMedia = window.matchMedia.bind(window);
  window.matchMedia = (media) => Object.assign(matchMedia(media), { matches: media === '(max-width: 639.98px)' });
  const { card } = await open();
  expect(card).toHaveAttribute('data-density', 'compact');
  expect(screen.queryByRole('radio', { name: 'Comfortable' })).not.toBeInTheDocument();
  await press('View');
  const options = within(await screen.findByRole('dialog', { name: 'View options' }));
  await userEvent.click(await options.findByRole('radio', { name: 'Comfortable' }));
  expect(card).not.toHaveAttribute('data-density');
  cleanup();
  expect((await open()).card).not.toHaveAttribute('data-density');
});
