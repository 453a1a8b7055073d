import type { NavEntry } from '@jetway/kit-runtime';
import { expect, it } from 'vitest';

import type { Place } from '../../../app/route-table';
import { pagesAhead } from './pages-ahead.model';

const place = (moduleId: string, path: string, feature?: number): Place => ({
  moduleId,
  route: { path, title: 'x:y', ...(feature === undefined ? {} : { feature }) },
});
const entry = (path: string): NavEntry => ({ id: path, label: 'x:y', icon: 'list', path, group: 'sell', order: 1 });
const places = [
  place('mfe-a', '/a'),
  place('mfe-a', '/a-next', 202),
  place('mfe-a', '/a/:id'),
  place('mfe-b', '/b', 227),
  place('mfe-b', '/hidden'),
];
const nav = [entry('/b'), entry('/a')];

it("puts the same module's pages first, then the navigation's", () => {
  expect(pagesAhead('/a', places, nav, () => true)).toEqual(['/a-next', '/b']);
  expect(pagesAhead('/b', places, nav, () => true)).toEqual(['/hidden', '/a']);
});

it('omits pages the user may not use', () => {
  expect(pagesAhead('/a', places, nav, () => false)).toEqual([]);
});

it('leaves some for other modules, however many pages its own has', () => {
  const many = Array.from({ length: 9 }, (_, number) => place('mfe-a', `/a-${number}`));
  expect(pagesAhead('/a', [...places, ...many], nav, () => true)).toEqual([
    '/a-next',
    '/a-0',
    '/a-1',
    '/a-2',
    '/a-3',
    '/b',
  ]);
});
