import type { Itinerary } from '@jetway/kit-api/flights';
import { customerApi } from '@jetway/kit-api/customer';
import { Feature } from '@jetway/kit-domain';
import { demoUser, http, HttpResponse } from '@jetway/kit-test';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { answer, flight } from '../../../shared/testing/flights';
import { market } from '../../../shared/testing/market';
import { openResults, resultsServer } from '../testing/results-server';

const calls = resultsServer();
beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = vi.fn();
});

const [brand] = market(1)[0]?.brandDetails ?? [];
const sold = flight({
  itineraryId: 'sold',
  amount: 'AED 900.00',
  source: 'gds-a',
  brandDetails: brand ? [{ ...brand, name: 'Flex' }] : [],
});

async function open(flights: Itinerary[], functionalities?: number[]) {
  calls.server.use(http.post('/api/search/v1/AirSearch', () => HttpResponse.json(answer(flights))));
  if (functionalities)
    calls.server.use(
      http.get('/api/customer/v1/User/GetUserContext', () => HttpResponse.json(demoUser({ functionalities }))),
    );
  const { store } = await openResults();
  if (functionalities)
    await act(async () => void (await store.dispatch(customerApi.endpoints.getUserContext.initiate())));
  return screen.findByRole('article');
}

describe('keyboard shortcuts of the results', () => {
  it('B opens and closes the fares of the focused card', async () => {
    const user = userEvent.setup();
    const card = await open([sold]);
    await user.keyboard('b');
    expect(within(card).queryByRole('region', { name: 'Flex' })).not.toBeInTheDocument();
    await user.keyboard('{ArrowDown}b');
    expect(await within(card).findByRole('region', { name: 'Flex' })).toBeInTheDocument();
    await user.keyboard('b');
    expect(within(card).queryByRole('region', { name: 'Flex' })).not.toBeInTheDocument();
  });

  it('M opens the search to be modified', async () => {
    const user = userEvent.setup();
    await open([sold]);
    await user.keyboard('m');
    const dialog = await screen.findByRole('dialog', { name: 'Modify your search' });
    expect(await within(dialog).findByRole('form', { name: 'Flight search' })).toBeInTheDocument();
  });

  it('H hides nothing from a user without net amounts, even if another user hid theirs', async () => {
    localStorage.setItem('jetway.flights.net-hidden', 'yes');
    const user = userEvent.setup();
    const card = await open([sold], [Feature.Search, Feature.ShowSource]);
    await waitFor(() => expect(screen.queryByRole('switch', { name: 'Hide your price' })).not.toBeInTheDocument());
    expect(card).toHaveTextContent('Source GDS A');
    await user.keyboard('h');
    expect(card).toHaveTextContent('Source GDS A');
    expect(localStorage.getItem('jetway.flights.net-hidden')).toBe('yes');
  });
});
