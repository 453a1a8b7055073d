import { expect, it } from 'vitest';

import { manifest } from './manifest';
import module from './module';

it('claims nothing it cannot show: no address, no navigation entry', () => {
  expect(module.manifest).toBe(manifest);
  expect(manifest.routes).toEqual([]);
  expect(manifest.nav).toEqual([]);
});
