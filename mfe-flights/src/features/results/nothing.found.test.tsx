import type { AirSearchResponse } from '@jetway/kit-api/flights';
import { http, HttpResponse, press } from '@jetway/kit-test';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { answer, flight } from '../../shared/testing/flights';
import { openResults, resultsServer } from './testing/results-server';

const START = '/api/search/v1/AirSearch';
const calls = resultsServer();

const serve = (...args: Parameters<typeof answer>) =>
  calls.server.use(http.post(START, () => HttpResponse.json(answer(...args))));
const openWith = (replace: Partial<AirSearchResponse>) => {
  serve([], replace);
  return openResults();
};

it('says that there are no flights only when every supplier has answered', async () => {
  await openWith({ suppliersSilent: 0 });
  expect(await screen.findByText(/No airline offers this journey on this day/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it.each([
  [3, 'No airline answered'],
  [1, 'No flights so far'],
])('with %i of 3 suppliers silent says “%s”, and searches again on demand', async (suppliersSilent, title) => {
  await openWith({ suppliersSilent });
  expect(await screen.findByText(title)).toBeInTheDocument();
  expect(screen.queryByText(/No airline offers this journey/)).toBeNull();
  serve([flight({ itineraryId: 'late' })]);
  await press('Try again');
  expect(await screen.findByRole('article')).toBeInTheDocument();
});
