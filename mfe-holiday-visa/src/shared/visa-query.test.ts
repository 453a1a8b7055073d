import { expect, it } from 'vitest';

import { paramsOf, queryFrom } from './visa-query';
import type { VisaQuery } from './visa-query';

const QUERY: VisaQuery = {
  destination: 'TR',
  nationality: 'BD',
  residency: 'AE',
  purpose: 'tourist',
  travelDate: '2026-12-20',
};

it('reads what it wrote', () => {
  expect(queryFrom(paramsOf(QUERY))).toEqual(QUERY);
});

it.each([
  ['destination', ''],
  ['destination', 'Turkey'],
  ['purpose', 'work'],
  ['travelDate', '2026-02-31'],
])('a search with %s %j is none', (name, value) => {
  const params = paramsOf(QUERY);
  params.set(name, value);
  expect(queryFrom(params)).toBeNull();
});
