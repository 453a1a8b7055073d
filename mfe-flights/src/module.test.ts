import { brokenPromises } from '@jetway/kit-test';
import { expect, it } from 'vitest';

import module from './module';

it('keeps every promise the shell relies on', async () => {
  expect(await brokenPromises(module)).toEqual([]);
});
