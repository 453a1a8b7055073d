import { customerApi } from '@jetway/kit-api/customer';
import { Feature } from '@jetway/kit-domain';
import { demoUser, http, HttpResponse, portalHandlers, renderWithPortal, testServer } from '@jetway/kit-test';
import { act, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import module from '../../module';
import { SearchpadTop } from './searchpad.top';

const calls = testServer(...portalHandlers());
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

/** Pages of other modules, by the title of their tab. */
const OTHERS = [
  { title: 'Hotels', path: '/searchpad/hotel', feature: Feature.SearchHotel },
  { title: 'Holidays', path: '/searchpad/holiday', feature: Feature.AccessHoliday },
  { title: 'Visa', path: '/searchpad/visa', feature: Feature.SearchVisa },
  { title: 'Queue Share', path: '/searchpad/queueshare', feature: Feature.ImportPnr },
  { title: 'Xclusive Fares', path: '/xclusive-fares-result', feature: Feature.UsexClusiveFares },
  { title: 'Umrah', path: '/umrah-fares-result', feature: Feature.AccessUmrahFares },
  { title: 'Group Fares', path: '/searchpad/grpfare', feature: Feature.AccessGroupFares },
];

async function open(functionalities: number[], routes: { path: string; title: string }[] = OTHERS): Promise<void> {
  calls.server.use(
    http.get('/api/customer/v1/User/GetUserContext', () => HttpResponse.json(demoUser({ functionalities }))),
  );
  const manifest = { ...module.manifest, routes: [...module.manifest.routes, ...routes] };
  const { store } = await renderWithPortal(
    <SearchpadTop title="Flights" subtitle="">
      {null}
    </SearchpadTop>,
    { module: { ...module, manifest }, at: '/searchpad' },
  );
  await act(async () => void (await store.dispatch(customerApi.endpoints.getUserContext.initiate())));
}

/** Waits for exactly these tabs, in this order. */
async function shows(...tabs: string[]): Promise<void> {
  await waitFor(() => expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(tabs));
}

// covers: P-075, P-077, P-078, P-080, P-082, T-012, T-013, T-014
it.each(OTHERS)(
  'the tab $title is shown to users with its code, and leads to $path',
  async ({ title, path, feature }) => {
    await open([Feature.ViewBooking, feature]);
    await shows('Flights', title === 'Hotels' ? 'HotelsNew' : title);
    expect(screen.getByRole('link', { name: new RegExp(`^${title}`) })).toHaveAttribute('href', path);
  },
);

it('the tab Flights is shown to everyone, others only to users with their code (P-074)', async () => {
  await open([Feature.ViewBooking]);
  await shows('Flights');
});

it('a tab without a page is hidden, whatever its code', async () => {
  await open(
    OTHERS.map(({ feature }) => feature),
    [],
  );
  // This module brings one of the pages itself.
  await shows('Flights', 'Queue Share');
});

it('tabs keep their order, and Hotels is marked as new (P-076, T-012)', async () => {
  await open(
    OTHERS.map(({ feature }) => feature),
    [...OTHERS].reverse(),
  );
  await shows('Flights', 'HotelsNew', ...OTHERS.slice(1).map(({ title }) => title));
});
