import { can } from '@jetway/kit-domain';
import type { ModuleManifest, NavEntry } from '@jetway/kit-runtime';
import { demoBoot, demoTenant } from '@jetway/kit-test';
import { expect, it } from 'vitest';

import { placesOf } from '../../../app/route-table';
import { linksOf, navGroups } from './nav.model';

const entry = (id: string, group: string, order: number, feature?: number): NavEntry => ({
  id,
  label: `x:${id}`,
  icon: 'search',
  path: `/${id}`,
  group,
  order,
  ...(feature ? { feature } : {}),
});
const manifest = (...nav: NavEntry[]): ModuleManifest => ({
  id: 'mfe-x',
  name: 'mfe_x',
  contractVersion: 1,
  routes: [],
  nav,
  locales: ['en'],
});
const manifests = [
  manifest(entry('ledger', 'money', 30, 227), entry('deposits', 'money', 10, 228)),
  manifest(entry('search', 'sell', 10), entry('rooms', 'extras', 1)),
];
const groupsOf = (of: readonly ModuleManifest[], functionalities: number[]) => {
  const places = of.flatMap(({ id, nav }) =>
    nav.map(({ path }) => ({ route: { path, title: 'x:title' }, moduleId: id })),
  );
  return navGroups(of, places, (feature) => can(functionalities, feature));
};
const shown = (functionalities: number[]) =>
  groupsOf(manifests, functionalities).map(({ id, entries }) => [id, entries.map((one) => one.id)]);

it('hides every entry whose feature the user lacks, and empty groups (P-101)', () => {
  expect(shown([227])).toEqual([
    ['sell', ['search']],
    ['money', ['ledger']],
    ['extras', ['rooms']],
  ]);
  expect(shown([201])).toEqual([
    ['sell', ['search']],
    ['extras', ['rooms']],
  ]);
});

it('orders groups by use and entries by position', () => {
  expect(shown([])).toEqual([
    ['sell', ['search']],
    ['money', ['deposits', 'ledger']],
    ['extras', ['rooms']],
  ]);
});

it('hides an entry whose page this portal does not have', () => {
  const path = '/e-transactions';
  const route = { path, title: 'x:title', feature: 227, condition: 'original-brand' } as const;
  const money = { ...manifest({ ...entry('e-transactions', 'money', 1, 227), path }), routes: [route] };
  const seenAt = (isDefault: boolean) =>
    linksOf(navGroups([money], placesOf(demoBoot([money], demoTenant({ isDefault }))), () => true));
  expect(seenAt(true).map((link) => link.path)).toEqual([path]);
  expect(seenAt(false)).toEqual([]);
});

const listed = (id: string, order: number, feature: number): NavEntry => ({
  ...entry(id, 'bookings', order, feature),
  menu: 'my-bookings',
});
const lists = [manifest(listed('void', 5, 224), listed('list', 20, 223), listed('exchange', 1, 226))];
const myBookings = (functionalities: number[]) => groupsOf(lists, functionalities)[0]?.entries;

it.each([
  [[223, 224, 226], '/list'],
  [[226, 224], '/void'],
  [[226], '/exchange'],
])('My Bookings of a user with %j leads to %s (P-102)', (functionalities, path) => {
  expect(myBookings(functionalities)).toMatchObject([{ id: 'my-bookings', label: 'shell:nav.myBookings', path }]);
});

it('My Bookings opens a submenu for several lists, in order, and is a plain link for one (P-103)', () => {
  const [submenu] = myBookings([223, 224, 226]) ?? [];
  expect(submenu?.parts?.map(({ path }) => path)).toEqual(['/list', '/void', '/exchange']);
  const [link] = myBookings([224]) ?? [];
  expect(link?.parts).toBeUndefined();
  expect(myBookings([201])).toBeUndefined();
});

it('a list of another product is listed beside My Bookings, with the same code', () => {
  const both = [manifest(entry('rooms', 'bookings', 24, 223)), ...lists];
  expect(groupsOf(both, [223, 224])[0]?.entries).toMatchObject([
    { id: 'my-bookings', path: '/list' },
    { id: 'rooms', path: '/rooms' },
  ]);
});
