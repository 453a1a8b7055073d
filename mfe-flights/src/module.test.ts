import { brokenPromises, storedSlices } from '@jetway/kit-test';
import { expect, it } from 'vitest';

import module from './module';

it('meets the requirements of the shell', async () => {
  expect(await brokenPromises(module)).toEqual([]);
});

it('stores nothing of a search, a selection or a booking in the browser (P-177, T-196)', () => {
  expect(storedSlices(module)).toEqual(['flights/searchpad', 'flights/recent']);
});

it('opens one list of bookings under both its addresses (P-050, T-026)', async () => {
  const pages = ['/my-bookings', '/ticket-management'].map((path) =>
    module.routes.find((route) => route.path === path)?.lazy(),
  );
  const [bookings, tickets] = await Promise.all(pages);
  expect(bookings?.Component).toBeTypeOf('function');
  expect(tickets?.Component).toBe(bookings?.Component);
});
