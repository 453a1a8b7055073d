import { brokenPromises } from '@jetway/kit-test';
import { expect, it } from 'vitest';

import module from './module';

it('meets the requirements of the shell', async () => {
  expect(await brokenPromises(module)).toEqual([]);
});
