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
