import { http, HttpResponse } from '@jetway/kit-test';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';

import { answer, flight } from '../../shared/testing/flights';
import { openResults, resultsServer } from './testing/results-server';

const KEPT = 'jetway.flights.shown-currency';
const calls = resultsServer();
beforeEach(() => localStorage.clear());

const cheap = flight({ itineraryId: 'cheap', amount: 'AED 900.00', airlineName: 'Cheap Air' });
const refused = () =>
  HttpResponse.json(
    {
      type: 'about:blank',
      title: 'invalid',
      status: 422,
      code: 'request.invalid',
      retryable: false,
      errors: [{ pointer: '/currency', code: 'currency.noRate', detail: 'No rate.' }],
    },
    { status: 422 },
  );

it('a stored currency without a rate is dropped, and the search continues in the charged one', async () => {
  localStorage.setItem(KEPT, 'USD');
  calls.server.use(
    http.post('/api/search/v1/AirSearchWithCurrency', refused),
    http.post('/api/search/v1/AirSearch', () => HttpResponse.json(answer([cheap]))),
  );
  await openResults();
  expect(await screen.findByRole('article', { name: /Cheap Air/ })).toHaveTextContent('900.00');
  expect(localStorage.getItem(KEPT)).toBe('');
});

it('a response in another currency that arrives after the next search has started is ignored', async () => {
  const user = userEvent.setup();
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  const searches: string[] = [];
  calls.server.use(
    http.post('/api/search/v1/AirSearch', () => HttpResponse.json(answer([cheap], { currencies: ['AED', 'USD'] }))),
    http.post('/api/search/v1/GetAirSearchWithCurrency', async () => {
      await released;
      searches.push('answered');
      return HttpResponse.json(
        answer([flight({ itineraryId: 'old', amount: 'USD 245.00', airlineName: 'Old Air' })], { currency: 'USD' }),
      );
    }),
    http.post('/api/search/v1/AirSearchWithCurrency', () =>
      HttpResponse.json(
        answer([flight({ itineraryId: 'new', amount: 'USD 250.00', airlineName: 'New Air' })], {
          requestId: 'r2',
          currency: 'USD',
          currencies: ['AED', 'USD'],
        }),
      ),
    ),
  );
  await openResults();
  await user.click(await screen.findByRole('button', { name: /Show amounts in/ }));
  await user.click(await screen.findByRole('option', { name: 'USD' }));
  await user.click(screen.getAllByRole('link', { name: /2 Dec 2026/ })[0] as HTMLElement);
  expect(await screen.findByRole('article', { name: /New Air/ })).toBeInTheDocument();
  release();
  await waitFor(() => expect(searches).toEqual(['answered']));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.queryByRole('article', { name: /Old Air/ })).not.toBeInTheDocument();
});
