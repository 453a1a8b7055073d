import { http, HttpResponse } from '@jetway/kit-test';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { answer, flight } from '../../shared/testing/flights';
import { openResults as open, resultsServer } from './testing/results-server';

const START = '/api/search/v1/AirSearch';
const calls = resultsServer();

const dear = flight({ itineraryId: 'dear', amount: 'AED 1000.00', airlineName: 'Dear Air', airlineCode: 'DD' });

it('a panel stays open, with its tab and focus, when a better fare replaces its card', async () => {
  const user = userEvent.setup();
  let isRead = false;
  const better = { ...dear, itineraryId: 'better', amount: 'AED 950.00' };
  calls.server.use(
    http.post(START, () => HttpResponse.json(answer([dear], { resultCompleted: false }))),
    http.post('/api/search/v1/RefreshAirSearch', () =>
      HttpResponse.json(
        answer(isRead ? [better] : [], { resultCompleted: isRead, duplicates: isRead ? ['dear'] : [] }),
      ),
    ),
  );
  await open();
  await user.click(await screen.findByRole('button', { name: 'Flight details' }));
  await user.click(await screen.findByRole('tab', { name: 'Flights' }));
  const opener = screen.getByRole('button', { name: 'Flight details' });
  opener.focus();
  isRead = true;
  await screen.findByRole('article', { name: /950\.00/ });
  expect(screen.getByRole('button', { name: 'Flight details' })).toHaveAttribute('aria-expanded', 'true');
  expect(opener).toHaveFocus();
  expect(screen.getByRole('tab', { name: 'Flights' })).toBeInTheDocument();
});
