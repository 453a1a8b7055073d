import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

interface Manifest {
  id: string;
  routes: { path: string }[];
  nav: { id: string; path: string }[];
  texts: Record<string, Record<string, string>>;
}
const require = createRequire(import.meta.url);
const { assertManifest, readManifest } = require('./manifest.cjs') as {
  assertManifest: (manifest: unknown, id: string) => void;
  readManifest: (folder: string) => Manifest;
};

const root = fileURLToPath(new URL('../../..', import.meta.url));
const modules = readdirSync(root).filter((name) => existsSync(path.join(root, name, 'src/manifest.ts')));
const good = { id: 'mfe-x', name: 'mfe_x', contractVersion: 1, routes: [], nav: [], locales: ['en'] };

describe('the manifests of this repository', () => {
  it.each(modules)('%s matches the schema and has every text it refers to', (name) => {
    expect(readManifest(path.join(root, name)).id).toBe(name);
  });

  it('claim each address once, and every navigation entry leads to one of them', () => {
    const manifests = modules.map((name) => readManifest(path.join(root, name)));
    const paths = manifests.flatMap((manifest) => manifest.routes.map((route) => route.path));
    expect(new Set(paths).size).toBe(paths.length);
    for (const entry of manifests.flatMap((manifest) => manifest.nav)) expect(paths).toContain(entry.path);
  });

  it('declare no page that the requirements list as open', () => {
    const rows = readFileSync(path.join(root, 'docs/requirements/platform.tsv'), 'utf8')
      .split('\n')
      .map((row) => row.split('\t'));
    const toCome = rows
      .filter((cells) => cells[4] === '§2 Agent routes' && cells[5]?.startsWith('Open: comes with'))
      .flatMap((cells) => cells[2]?.match(/\/[A-Za-z][\w-]*(\/[a-z]+)?/g) ?? []);
    const paths = modules.flatMap((name) => readManifest(path.join(root, name)).routes.map((route) => route.path));
    expect(paths.filter((address) => toCome.includes(address))).toEqual([]);
  });
});

describe('the schema refuses', () => {
  const route = { path: '/x', title: 'x:title' };
  it.each([
    ['an unknown field', { ...good, extra: 1 }],
    ['another contract', { ...good, contractVersion: 2 }],
    ['a relative path', { ...good, routes: [{ ...route, path: 'x' }] }],
    ['a feature outside of 201 to 260', { ...good, routes: [{ ...route, feature: 300 }] }],
    ['a title that is no message key', { ...good, routes: [{ ...route, title: 'Search' }] }],
    ['an unknown layout', { ...good, routes: [{ ...route, layout: 'bare' }] }],
    ['no English', { ...good, locales: ['ar'] }],
  ])('%s', (_what, manifest) => expect(() => assertManifest(manifest, 'mfe-x')).toThrow('mfe-x/src/manifest.ts'));

  it('an id that differs from the folder', () => expect(() => assertManifest(good, 'mfe-y')).toThrow('id is "mfe-x"'));
});
