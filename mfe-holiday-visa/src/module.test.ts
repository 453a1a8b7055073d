import { expect, it } from 'vitest';

import { manifest } from './manifest';
import module from './module';

it('searching and applying need 260, at every address of it', () => {
  expect(module.manifest).toBe(manifest);
  const searched = manifest.routes.filter(({ feature }) => feature === 260).map(({ path }) => path);
  expect(searched).toEqual([
    '/searchpad/visa',
    '/visa-search-result',
    '/visa-booking',
    '/visa-booking/success/:reference',
  ]);
});

it('holidays are searched with 245, requests need 246 and bookings 211, at every address of them', () => {
  const gates = Object.fromEntries(
    manifest.routes.filter(({ path }) => /holiday|tour/.test(path)).map(({ path, feature }) => [path, feature]),
  );
  expect(gates).toEqual({
    '/searchpad/holiday': 245,
    '/holiday-search-result': 245,
    '/holiday-search-result/:packageId': 245,
    '/tour-packages': 245,
    '/tour-packages/:packageId': 245,
    '/holiday-requests': 246,
    '/holiday-requests/:reference': 246,
    '/holiday-bookings/:reference': 211,
  });
  expect(manifest.nav.find(({ path }) => path === '/holiday-requests')?.feature).toBe(246);
});
