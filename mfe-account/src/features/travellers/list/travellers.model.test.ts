import { expect, it } from 'vitest';

import { listFrom, queryWith, requestOf } from './travellers.model';

it('a view of the list is in its address, and survives the way there and back', () => {
  const query = queryWith(new URLSearchParams('page=7'), { search: 'rahman', page: 2 });
  expect(query.toString()).toBe('search=rahman&page=2');
  expect(listFrom(query)).toEqual({ search: 'rahman', page: 2 });
  expect(listFrom(new URLSearchParams('page=-3'))).toEqual({ search: '', page: 1 });
});

it('blanks search for nothing', () => {
  expect(requestOf({ search: '  ', page: 1 })).toEqual({ page: 1, pageSize: 20 });
});
