import { http, HttpResponse, portalHandlers, renderWithPortal, testServer } from '@jetway/kit-test';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';

import module from '../../module';
import { OneLineField } from './one-line.field';
import { freshForm } from './state/searchpad.slice';

const AIRPORTS = '/api/utility/v1/Airport/GetAirportsByKey';
const calls = testServer(...portalHandlers());
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

async function enter(text: string) {
  const user = userEvent.setup();
  const take = vi.fn();
  const handle = { id: 'new', form: freshForm(), today: '2026-11-21', fault: () => undefined, submit: vi.fn(), take };
  await renderWithPortal(<OneLineField handle={handle} startsOpen />, { module });
  await user.type(await screen.findByRole('textbox', { name: 'Search in one line' }), `${text}{Enter}`);
  return take;
}

it.each([
  ['answers with an error', () => HttpResponse.json({ code: 'server.error', title: 'x' }, { status: 500 })],
  ['cannot be reached', () => HttpResponse.error()],
])('accepts codes unchecked when the look-up %s', async (_name, reply) => {
  calls.server.use(http.post(AIRPORTS, reply));
  const take = await enter('dac dxb 20dec');
  await waitFor(() => expect(take).toHaveBeenCalledOnce());
  expect(take.mock.calls[0]?.[0]).toMatchObject({
    segments: [{ origin: { airportCode: 'DAC' }, destination: { airportCode: 'DXB' } }],
  });
});

it('refuses a code unknown to the server', async () => {
  calls.server.use(http.post(AIRPORTS, () => HttpResponse.json([])));
  const take = await enter('qqq dxb 20dec');
  expect(await screen.findByText(/QQQ has only one/)).toBeInTheDocument();
  expect(take).not.toHaveBeenCalled();
});
