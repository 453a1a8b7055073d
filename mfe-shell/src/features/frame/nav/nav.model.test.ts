import { can } from '@jetway/kit-domain';
import type { ModuleManifest, NavEntry } from '@jetway/kit-runtime';
import { expect, it } from 'vitest';

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
const groupsOf = (of: readonly ModuleManifest[], functionalities: number[], missing: string[] = []) => {
  const places = of.flatMap(({ id, nav }) => nav.map(({ path }) => ({ route: { path, title: 'x:title' }, moduleId: id })));
  const there = places.filter(({ route }) => !missing.includes(route.path));
  return navGroups(of, there, (feature) => can(functionalities, feature));
};
const shown = (functionalities: number[]) =>
  groupsOf(manifests, functionalities).map(({ id, entries }) => [id, entries.map((one) => one.id)]);

it('hides every entry whose feature the person lacks, and a group with none left (P-101)', () => {
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

it('orders groups by use and entries by their place', () => {
  expect(shown([])).toEqual([
    ['sell', ['search']],
    ['money', ['deposits', 'ledger']],
    ['extras', ['rooms']],
  ]);
});

it('hides an entry whose page this portal does not have', () => {
  const links = linksOf(groupsOf(manifests, [], ['/ledger']));
  expect(links.map(({ id }) => id)).toEqual(['search', 'deposits', 'rooms']);
});

const lists = [manifest(entry('void', 'bookings', 5, 224), entry('list', 'bookings', 20, 223), entry('exchange', 'bookings', 1, 226))];
const myBookings = (functionalities: number[]) => groupsOf(lists, functionalities)[0]?.entries;

it.each([
  [[223, 224, 226], '/list'],
  [[226, 224], '/void'],
  [[226], '/exchange'],
])('My Bookings of somebody with %j leads to %s (P-102)', (functionalities, path) => {
  expect(myBookings(functionalities)).toMatchObject([{ id: 'my-bookings', label: 'shell:nav.myBookings', path }]);
});

it('My Bookings opens a submenu for more than one list, in their order, and is a plain link for one (P-103)', () => {
  const [submenu] = myBookings([223, 224, 226]) ?? [];
  expect(submenu?.parts?.map(({ path }) => path)).toEqual(['/list', '/void', '/exchange']);
  const [link] = myBookings([224]) ?? [];
  expect(link?.parts).toBeUndefined();
  expect(myBookings([201])).toBeUndefined();
});
