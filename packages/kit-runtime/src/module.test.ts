import { expect, it } from 'vitest';

import type { ModuleManifest } from './manifest';
import { defineModule } from './module';

const manifest: ModuleManifest = {
  id: 'mfe-x',
  name: 'mfe_x',
  contractVersion: 1,
  routes: [{ path: '/x', title: 'x:title' }],
  nav: [],
  locales: ['en'],
};
const page = { lazy: () => Promise.resolve({ Component: () => null }) };

it('rejects a module whose pages differ from its manifest', () => {
  const rest = { manifest, namespace: 'x', locales: {} };
  expect(() => defineModule({ ...rest, routes: [{ path: '/x', ...page }] })).not.toThrow();
  expect(() => defineModule({ ...rest, routes: [] })).toThrow('mfe-x: manifest has [/x], pages are []');
  expect(() => defineModule({ ...rest, routes: [{ path: '/y', ...page }] })).toThrow('/y');
});
