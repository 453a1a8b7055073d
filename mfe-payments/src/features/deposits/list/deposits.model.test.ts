import { expect, it } from 'vitest';

import { EVERYTHING, filtersFrom, isFiltered, queryOf, requestOf } from './deposits.model';

it('restores filters from the address', () => {
  const query = new URLSearchParams(
    'search=DP2611&method=cheque&status=presented&from=2026-11-01&to=2026-11-30&page=2',
  );
  expect(queryOf(filtersFrom(query)).toString()).toBe(query.toString());
  expect(isFiltered(filtersFrom(query))).toBe(true);
});

it('ignores invalid values', () => {
  expect(filtersFrom(new URLSearchParams('method=gold&status=lost&from=yesterday&page=-3'))).toEqual(EVERYTHING);
  expect(queryOf(EVERYTHING).toString()).toBe('');
});

it('sends only the active filters', () => {
  expect(JSON.parse(JSON.stringify(requestOf({ ...EVERYTHING, search: '  ', status: 'approved' })))).toEqual({
    status: 'approved',
    page: 1,
    pageSize: 20,
  });
});
