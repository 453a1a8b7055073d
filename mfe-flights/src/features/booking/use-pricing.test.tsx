import { http, HttpResponse, portalHandlers, testServer } from '@jetway/kit-test';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import { pricing } from '../../shared/testing/orders';
import { countriesHandler } from './testing/countries';
import { openDesk } from './testing/open-desk';

const calls = testServer(...portalHandlers(), countriesHandler);
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

it('both directions of a domestic return keep the price they came with', async () => {
  let asked = 0;
  calls.server.use(
    http.post('/api/price/v2/AirPrice', () => {
      asked += 1;
      return HttpResponse.json(pricing({ priceSessionId: 'ps2' }));
    }),
  );
  const { router } = await openDesk({ itineraryIds: ['a', 'b'] });
  await waitFor(() => expect(router.state.location.search).toContain('itineraryId=a&backId=b'));
  expect(screen.getByRole('region', { name: 'Adult 1' })).toBeInTheDocument();
  expect(router.state.location.search).toContain('priceSessionId=ps1');
  expect(asked).toBe(0);
});
