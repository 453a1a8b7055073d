import { customerApi } from '@jetway/kit-api/customer';
import { Feature } from '@jetway/kit-domain';
import { demoUser, http, HttpResponse, portalHandlers, renderWithPortal, testServer } from '@jetway/kit-test';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';

import module from '../../module';
import { useNetHidden, useNetKey } from './net-hidden';

const calls = testServer(...portalHandlers());
beforeAll(calls.start);
beforeEach(() => localStorage.clear());
afterEach(calls.reset);
afterAll(calls.stop);

function Page() {
  useNetKey();
  const { isNetHidden, canHide } = useNetHidden();
  return <p>{`${canHide ? 'may' : 'may not'}: ${isNetHidden ? 'hidden' : 'shown'}`}</p>;
}

it.each([
  [
    'hides net amounts from the screen of who is shown them',
    [Feature.ShowCommision],
    'may: shown',
    'may: hidden',
    'yes',
  ],
  ['does nothing for who is shown none', [Feature.ShowSource], 'may not: shown', 'may not: shown', null],
])('the key H %s', async (_name, functionalities, before, after, kept) => {
  calls.server.use(
    http.get('/api/customer/v1/User/GetUserContext', () => HttpResponse.json(demoUser({ functionalities }))),
  );
  const { store } = await renderWithPortal(<Page />, { module });
  await act(async () => void (await store.dispatch(customerApi.endpoints.getUserContext.initiate())));
  expect(await screen.findByText(before)).toBeInTheDocument();
  await userEvent.keyboard('h');
  expect(await screen.findByText(after)).toBeInTheDocument();
  expect(localStorage.getItem('jetway.flights.net-hidden')).toBe(kept);
});
