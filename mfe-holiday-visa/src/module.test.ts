import { expect, it } from 'vitest';

import { manifest } from './manifest';
import module from './module';

it('searching and applying need 260, at every address of it', () => {
  expect(module.manifest).toBe(manifest);
  const searched = manifest.routes.filter(({ feature }) => feature === 260).map(({ path }) => path);
  expect(searched).toEqual([
    '/searchpad/visa',
    '/visa-search-result',
    '/visa-booking',
    '/visa-booking/success/:reference',
  ]);
});
