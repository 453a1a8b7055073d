import { can } from '@jetway/kit-domain';
import type { ModuleManifest, NavEntry } from '@jetway/kit-runtime';
import { expect, it } from 'vitest';

import { navGroups } from './nav.model';

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
const shown = (functionalities: number[]) =>
  navGroups(manifests, (feature) => can(functionalities, feature)).map(({ id, entries }) => [id, entries.map((one) => one.id)]);

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
