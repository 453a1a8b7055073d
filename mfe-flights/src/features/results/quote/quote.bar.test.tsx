import { http, HttpResponse } from '@jetway/kit-test';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { answer, flight } from '../../../shared/testing/flights';
import { openResults, resultsServer } from '../testing/results-server';

const calls = resultsServer();

const seven = Array.from({ length: 7 }, (_, index) =>
  flight({ itineraryId: `f${index}`, amount: `AED ${500 + index}.00`, airlineName: `Air ${index}` }),
);
const pick = (index: number) => screen.getByRole('button', { name: new RegExp(`^Quote Air ${index}`) });

it('holds up to six flights; another one once one was removed', async () => {
  const user = userEvent.setup();
  // Every card counts as near the window, so that all seven render.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly look: (entries: { isIntersecting: boolean }[]) => void) {}
      observe = () => this.look([{ isIntersecting: true }]);
      disconnect = vi.fn();
    },
  );
  calls.server.use(http.post('/api/search/v1/AirSearch', () => HttpResponse.json(answer(seven))));
  await openResults();
  await screen.findByRole('article', { name: /Air 6/ });
  for (const index of [0, 1, 2, 3, 4, 5]) await user.click(pick(index));
  const bar = screen.getByRole('region', { name: 'Picked for a quote' });
  expect(bar).toHaveTextContent('6 flights picked');
  expect(pick(6)).toBeDisabled();
  await user.click(within(bar).getByRole('button', { name: 'Compare' }));
  const table = within(await screen.findByRole('dialog', { name: 'Compare' })).getByRole('table');
  expect(within(table).getAllByRole('columnheader', { name: /Air \d/ })).toHaveLength(6);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: /Air 0, .*500/, pressed: true }));
  expect(pick(6)).toBeEnabled();
});
