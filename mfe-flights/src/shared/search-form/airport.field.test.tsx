import { http, HttpResponse, portalHandlers, renderWithPortal, testServer } from '@jetway/kit-test';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import module from '../../module';
import { AirportField } from './airport.field';
import type { FormAirport } from './state/searchpad.slice';

const DHAKA = {
  airportCode: 'DAC',
  airportName: 'Hazrat Shahjalal International',
  cityCode: 'DAC',
  cityName: 'Dhaka',
  countryCode: 'BD',
  countryName: 'Bangladesh',
  lat: 23.8,
  lon: 90.4,
  timezone: 'Asia/Dhaka',
  rank: 1,
  kind: 'airport',
};
const LONDON = {
  ...DHAKA,
  airportCode: 'LON',
  airportName: 'London, all airports',
  cityCode: 'LON',
  cityName: 'London',
  countryName: 'United Kingdom',
  kind: 'metro',
};
const AIRPORTS = '/api/utility/v1/Airport/GetAirportsByKey';
const calls = testServer(
  http.post(AIRPORTS, async ({ request }) => {
    const { searchTerm } = (await request.json()) as { searchTerm: string };
    return HttpResponse.json(searchTerm === '' ? [LONDON, DHAKA] : [DHAKA]);
  }),
  ...portalHandlers(),
);
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

function Field({ label }: { label: string }) {
  const [airport, setAirport] = useState<FormAirport | null>(null);
  return <AirportField label={label} value={airport} onChange={setAirport} />;
}

it('offers recent and then popular places before typing, each once', async () => {
  const user = userEvent.setup();
  await renderWithPortal(<Field label="From" />, { module });
  const field = await screen.findByRole('combobox', { name: /^From/ });
  await user.click(field);
  await user.keyboard('{ArrowDown}');
  await waitFor(() =>
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      expect.stringMatching(/London.*Popular/),
      expect.stringMatching(/Dhaka.*Popular/),
    ]),
  );
  await user.click(screen.getByRole('option', { name: /Dhaka/ }));
  await waitFor(() => expect(field).toHaveValue('Dhaka (DAC)'));
  await user.keyboard('{ArrowDown}');
  await waitFor(() =>
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      expect.stringMatching(/Dhaka.*Recent/),
      expect.stringMatching(/London.*Popular/),
    ]),
  );
});

it('works without popular places when they cannot be loaded', async () => {
  const user = userEvent.setup();
  calls.server.use(http.post(AIRPORTS, () => new HttpResponse(null, { status: 500 }), { once: true }));
  await renderWithPortal(<Field label="From" />, { module });
  await user.type(await screen.findByRole('combobox', { name: /^From/ }), 'dhak');
  expect(await screen.findByRole('option', { name: /Dhaka/ })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('offers recently selected airports, of any field, before typing', async () => {
  const user = userEvent.setup();
  await renderWithPortal(
    <>
      <Field label="From" />
      <Field label="To" />
    </>,
    { module },
  );
  await user.type(await screen.findByRole('combobox', { name: /^From/ }), 'dhak');
  await user.click(await screen.findByRole('option', { name: /Dhaka/ }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^From/ })).toHaveValue('Dhaka (DAC)'));
  await user.click(screen.getByRole('combobox', { name: /^To/ }));
  await user.keyboard('{ArrowDown}');
  await user.click(await screen.findByRole('option', { name: /Dhaka/ }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^To/ })).toHaveValue('Dhaka (DAC)'));
});
