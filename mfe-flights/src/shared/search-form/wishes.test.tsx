import { demoTenant, http, HttpResponse, portalHandlers, renderWithPortal, testServer } from '@jetway/kit-test';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';

import module from '../../module';
import type { SearchForm } from './state/searchpad.slice';
import { Wishes } from './wishes';

const calls = testServer(
  http.post('/api/utility/v1/Airline/GetAirlineOptions', () => HttpResponse.json([])),
  ...portalHandlers(),
);
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

async function offered(fareType: SearchForm['fareType']): Promise<(string | null)[]> {
  const form = { fareType, preferredAirlines: [] } as unknown as SearchForm;
  const tenant = demoTenant({ fareTypes: ['2', '6'] });
  await renderWithPortal(<Wishes form={form} onChange={vi.fn()} />, { module, tenant });
  await userEvent.click(await screen.findByRole('button', { name: /Fare type/ }));
  return (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
}

it('offers the fare types of the tenant, and the one that is chosen already', async () => {
  expect(await offered('1')).toEqual(['Regular fare', 'Student fare', 'Corporate fare']);
});

it('keeps a fare type that the tenant does not offer any more', async () => {
  expect(await offered('4')).toEqual(['Regular fare', 'Student fare', 'Labour fare', 'Corporate fare']);
});
