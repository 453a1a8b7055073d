import { expect, it } from 'vitest';

import { pageFrom, queryOfPage } from './page-from';

it.each([
  ['page=3', 3],
  ['', 1],
  ['page=0', 1],
  ['page=two', 1],
])('the page of "%s" is %i', (query, page) => expect(pageFrom(new URLSearchParams(query))).toBe(page));

it('writes filters that are set, and the page after the first', () => {
  expect(queryOfPage(1, { state: '' }).toString()).toBe('');
  expect(queryOfPage(2, { state: 'paid' }).toString()).toBe('state=paid&page=2');
});
