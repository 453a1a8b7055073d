import { createRequire } from 'node:module';

import { expect, it } from 'vitest';

const { complaints, summary } = createRequire(import.meta.url)('./plugins/budget-plugin.cjs') as {
  complaints: (
    report: { firstLoad: number; files: Record<string, number> },
    budget: Record<string, number>,
  ) => string[];
  summary: (report: object, budget: object) => string[];
};
const budget = { firstLoad: 2048, entry: 1024, chunk: 2048 };

it('accepts a build at its limits', () => {
  expect(complaints({ firstLoad: 2048, files: { 'main.0a.js': 1024, 'page.0a.js': 2048 } }, budget)).toEqual([]);
});

it('names each file over its limit and by how much', () => {
  expect(complaints({ firstLoad: 2050, files: { 'remoteEntry.0a.js': 1536, 'page.0a.js': 3072 } }, budget)).toEqual([
    'remoteEntry.0a.js is 1.5 KB, at most 1.0 KB: 512 bytes too many',
    'page.0a.js is 3.0 KB, at most 2.0 KB: 1024 bytes too many',
    'first load is 2.0 KB, at most 2.0 KB: 2 bytes too many',
  ]);
});

it('checks an entrance against its own limit, and prints it on a separate line', () => {
  const report = { firstLoad: 0, publicLoad: 0, files: { 'remoteEntry.0a.js': 512, 'entrance-way.0a.js': 1536 } };
  expect(complaints(report, { ...budget, entrance: 1536 })).toEqual([]);
  expect(complaints(report, { ...budget, entrance: 1024 })).toEqual([
    'entrance-way.0a.js is 1.5 KB, at most 1.0 KB: 512 bytes too many',
  ]);
  expect(summary(report, { ...budget, entrance: 1536 }).at(-1)).toBe('entrance-way.0a.js 1.5 KB of 1.5 KB');
});

it('prints every size with its limit', () => {
  const report = { firstLoad: 2048, publicLoad: 1024, files: { 'main.0a.js': 512, 'page.0a.js': 1536 } };
  expect(summary(report, budget)).toEqual([
    'first load 2.0 KB of 2.0 KB (1.0 KB signed out)',
    'entry 0.5 KB of 1.0 KB, largest chunk 1.5 KB of 2.0 KB',
  ]);
});
