import type { Itinerary } from '@jetway/kit-api/flights';
import { http, HttpResponse } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { answer, flight, segment, summary } from '../../../shared/testing/flights';
import { openResults, resultsServer } from '../testing/results-server';

const calls = resultsServer();
const end = (code: string, city: string) => ({ ...segment().destination, code, city });
const one = (itineraryId: string, airlineName: string, landsAt: string, more: Partial<Itinerary> = {}) =>
  flight({
    itineraryId,
    airlineName,
    journeyWises: [{ stopKey: '0', departureTiming: '09:00', arrivalTiming: landsAt }],
    ...more,
  });

async function open(flights: Itinerary[]) {
  calls.server.use(http.post('/api/search/v1/AirSearch', () => HttpResponse.json(answer(flights))));
  await openResults();
  return within(await screen.findByRole('complementary', { name: 'Filters' }));
}
const names = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label')?.split(',')[0]);

describe('the filters', () => {
  it('narrow a one-way trip by arrival time (T-216)', async () => {
    const user = userEvent.setup();
    const panel = await open([one('noon', 'Noon Air', '12:30'), one('night', 'Night Air', '23:10')]);
    await user.click(await panel.findByRole('button', { name: /Arrives/ }));
    expect(await screen.findByRole('option', { name: /12:00 – 17:59.*1 flight .*500/ })).toBeInTheDocument();
    await user.click(screen.getByRole('option', { name: /From 18:00/ }));
    await waitFor(() => expect(names()).toEqual(['Night Air']));
    expect(
      within(screen.getByRole('list', { name: 'Active filters' })).getByText('Arrives From 18:00'),
    ).toBeInTheDocument();
  });

  it('apply to the stops and times of each journey separately (T-216)', async () => {
    const user = userEvent.setup();
    const back = (stopKey: '0' | '1') => ({ stopKey, departureTiming: '20:00', arrivalTiming: '23:00' });
    const out = { stopKey: '0' as const, departureTiming: '09:00', arrivalTiming: '12:30' };
    const both = { flightSummary: [summary(), summary()] };
    const panel = await open([
      one('direct', 'Direct Air', '', { ...both, journeyWises: [out, back('0')] }),
      one('stop', 'Stop Air', '', { ...both, journeyWises: [out, back('1')], stopKey: '1' }),
    ]);
    expect(panel.queryByRole('group', { name: 'Stops, flight 1' })).not.toBeInTheDocument();
    const stops = within(await panel.findByRole('group', { name: 'Stops, flight 2' }));
    expect(stops.getByText('1 stop').closest('label')).toHaveTextContent(/1 stop1AED 500/);
    await user.click(stops.getByRole('checkbox', { name: /1 stop/ }));
    await waitFor(() => expect(names()).toEqual(['Stop Air']));
  });

  it('count departures by part of the day, and name layover airports', async () => {
    const via = (code: string, city: string, itineraryId: string) =>
      one(itineraryId, city, '16:00', {
        layoverAirports: [code],
        layoverDuration: { min: 60, max: 90 },
        segments: [segment({ destination: end(code, city) }), segment({ segmentId: 's2' })],
      });
    const panel = await open([via('KTM', 'Kathmandu', 'a'), via('DOH', 'Doha', 'b')]);
    const times = within(await panel.findByRole('group', { name: 'Departure time' }));
    expect(times.getByText('6:00 – 11:59').closest('label')).toHaveTextContent(/11:592AED 500/);
    expect(within(panel.getByRole('group', { name: 'Layover in' })).getByText('Kathmandu (KTM)')).toBeInTheDocument();
  });
});
