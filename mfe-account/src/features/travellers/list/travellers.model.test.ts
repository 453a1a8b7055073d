import { expect, it } from 'vitest';

import { listFrom, queryWith, requestOf } from './travellers.model';

it("the list's search and page are kept in the address and restored from it", () => {
  const query = queryWith(new URLSearchParams('page=7'), { search: 'rahman', page: 2 });
  expect(query.toString()).toBe('search=rahman&page=2');
  expect(listFrom(query)).toEqual({ search: 'rahman', page: 2 });
  expect(listFrom(new URLSearchParams('page=-3'))).toEqual({ search: '', page: 1 });
});

it('a blank search has no effect', () => {
  expect(requestOf({ search: '  ', page: 1 })).toEqual({ page: 1, pageSize: 20 });
});
