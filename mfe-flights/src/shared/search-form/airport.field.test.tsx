import { http, HttpResponse, portalHandlers, renderWithPortal, testServer } from '@jetway/kit-test';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import module from '../../module';
import { AirportField } from './airport.field';
import type { FormAirport } from './state/searchpad.slice';

const DHAKA = {
  airportCode: 'DAC', airportName: 'Hazrat Shahjalal International', cityCode: 'DAC', cityName: 'Dhaka', countryCode: 'BD', countryName: 'Bangladesh',
  lat: 23.8, lon: 90.4, timezone: 'Asia/Dhaka', rank: 1, kind: 'airport',
};
const calls = testServer(http.post('/api/utility/v1/Airport/GetAirportsByKey', () => HttpResponse.json([DHAKA])), ...portalHandlers());
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

function Field({ label }: { label: string }) {
  const [airport, setAirport] = useState<FormAirport | null>(null);
  return <AirportField label={label} value={airport} onChange={setAirport} />;
}

it('offers recently selected airports, of any field, before typing', async () => {
  const user = userEvent.setup();
  await renderWithPortal(<><Field label="From" /><Field label="To" /></>, { module });
  await user.type(await screen.findByRole('combobox', { name: /^From/ }), 'dhak');
  await user.click(await screen.findByRole('option', { name: /Dhaka/ }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^From/ })).toHaveValue('Dhaka (DAC)'));
  await user.click(screen.getByRole('combobox', { name: /^To/ }));
  await user.keyboard('{ArrowDown}');
  await user.click(await screen.findByRole('option', { name: /Dhaka/ }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^To/ })).toHaveValue('Dhaka (DAC)'));
});
