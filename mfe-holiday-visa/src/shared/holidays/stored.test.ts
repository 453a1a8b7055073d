import { storedSlices } from '@jetway/kit-test';
import { expect, it } from 'vitest';

import module from '../../module';

it('stores the recent cities between visits, and neither the search of packages nor its result (T-197)', () => {
  const stored = storedSlices(module);
  expect(stored).toContain('holiday/recent');
  expect(stored.filter((path) => /search|result/i.test(path))).toEqual([]);
});
