import { expect, it } from 'vitest';

import { manifest } from './manifest';
import module from './module';

const gatedBy = (code: number) => manifest.routes.filter(({ feature }) => feature === code).map(({ path }) => path);

it('gates the results of each kind by its own code, umrah quotes, group fares and their requests at all of their addresses', () => {
  expect(module.manifest).toBe(manifest);
  expect(gatedBy(242)).toEqual(['/xclusive-fares-result']);
  expect(gatedBy(244)).toEqual([
    '/umrah-fares-result',
    '/umrah-quotes',
    '/umrah-quotes/new',
    '/umrah-quotes/:reference',
  ]);
  expect(gatedBy(243)).toEqual([
    '/searchpad/grpfare',
    '/searchpad/groupfares',
    '/group-requests',
    '/group-requests/new',
    '/group-requests/:reference',
  ]);
});
