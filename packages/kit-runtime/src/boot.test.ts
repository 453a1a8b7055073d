import { expect, it } from 'vitest';

import { boot } from './boot';

it('skips an invalid module manifest', () => {
  const manifest = { id: 'mfe-x', name: 'mfe_x', contractVersion: 1, routes: [], nav: [], locales: ['en'] };
  const modules = {
    'mfe-x': { version: '1', manifest },
    'mfe-y': { version: '1', manifest: { status: 503, code: 'upstream.away' } },
    'mfe-z': { manifest: null },
  };
  const element = Object.assign(document.createElement('script'), { id: 'jetway-boot', type: 'application/json' });
  element.textContent = JSON.stringify({ releases: { setId: 's', modules, integrity: {} } });
  document.head.append(element);
  expect(Object.keys(boot().releases.modules)).toEqual(['mfe-x']);
});

it('leaves out pages that the tenant does not have', () => {
  const routes = [
    { path: '/about-us', title: 'x:y', condition: 'about-us' },
    { path: '/searchpad/grpfare', title: 'x:y' },
  ];
  const manifest = { id: 'mfe-x', name: 'mfe_x', contractVersion: 1, routes, nav: [], locales: ['en'] };
  const pathsFor = (enabled: boolean) => {
    document.getElementById('jetway-boot')?.remove();
    const element = Object.assign(document.createElement('script'), { id: 'jetway-boot', type: 'application/json' });
    const releases = { setId: 's', modules: { 'mfe-x': { version: '1', manifest } }, integrity: {} };
    element.textContent = JSON.stringify({ tenant: { aboutUs: { enabled } }, releases });
    document.head.append(element);
    return boot().releases.modules['mfe-x']?.manifest.routes.map(({ path }) => path);
  };
  expect(pathsFor(false)).toEqual(['/searchpad/grpfare']);
  expect(pathsFor(true)).toEqual(['/about-us', '/searchpad/grpfare']);
});
