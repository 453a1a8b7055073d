import { expect, it } from 'vitest';

import { manifest } from './manifest';
import module from './module';

it('searching needs 247, at every address of it', () => {
  expect(module.manifest).toBe(manifest);
  const searched = manifest.routes.filter(({ feature }) => feature === 247).map(({ path }) => path);
  expect(searched).toEqual(['/searchpad/hotel', '/hotel-results', '/hotel/:requestId/:hotelGuid']);
});
