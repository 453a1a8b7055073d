import { customerApi } from '@jetway/kit-api/customer';
import { Feature } from '@jetway/kit-domain';
import { demoUser, http, HttpResponse } from '@jetway/kit-test';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { answer, flight } from '../../../shared/testing/flights';
import { market } from '../../../shared/testing/market';
import { openResults, resultsServer } from '../testing/results-server';

const calls = resultsServer();

const [brand] = market(1)[0]?.brandDetails ?? [];
const sold = flight({ itineraryId: 'sold', brandDetails: brand ? [{ ...brand, name: 'Flex' }] : [] });

/** The results for a user with these codes, with the fares of the only card expanded. */
async function openAs(functionalities: number[]) {
  const user = userEvent.setup();
  calls.server.use(
    http.post('/api/search/v1/AirSearch', () => HttpResponse.json(answer([sold]))),
    http.get('/api/customer/v1/User/GetUserContext', () => HttpResponse.json(demoUser({ functionalities }))),
  );
  const { store } = await openResults();
  await act(async () => void (await store.dispatch(customerApi.endpoints.getUserContext.initiate())));
  const card = await screen.findByRole('article');
  await user.keyboard('{ArrowDown}b');
  const fare = await within(card).findByRole('region', { name: 'Flex' });
  return { user, card, fare };
}

const bar = () => screen.queryByRole('region', { name: 'Picked for a quote' });

it('is on the card and on each of its fares with code 206, and Q picks the card (T-229)', async () => {
  const { user, card, fare } = await openAs([Feature.Search, Feature.MakeProposal]);
  expect(within(fare).getByRole('button', { name: /^Quote .*Flex/ })).toBeInTheDocument();
  expect(within(card).getAllByRole('button', { name: /^Quote / })).toHaveLength(2);
  await user.keyboard('q');
  await waitFor(() =>
    expect(within(bar() as HTMLElement).getByRole('link', { name: 'Make proposal' })).toBeInTheDocument(),
  );
});

it('is not shown without code 206, and Q selects nothing (T-229)', async () => {
  const { user, card, fare } = await openAs([Feature.Search]);
  expect(within(fare).getByRole('button', { name: /rules/i })).toBeInTheDocument();
  expect(within(card).queryByRole('button', { name: /^Quote / })).not.toBeInTheDocument();
  await user.keyboard('q');
  expect(within(card).queryByRole('button', { name: /^Picked / })).not.toBeInTheDocument();
  expect(bar()).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Make proposal' })).not.toBeInTheDocument();
});
