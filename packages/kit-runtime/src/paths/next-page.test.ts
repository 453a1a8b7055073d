import { expect, it } from 'vitest';

import { nextPage } from './next-page';

it.each(['?next=%2Fflight-order%3Freference%3DJW1%26payment%3Dp', '?signIn=open&next=%2Fflight-order%3Freference%3DJW1%26payment%3Dp'])('%s names a page of this portal', (search) => {
  expect(nextPage(search)).toBe('/flight-order?reference=JW1&payment=p');
});

it('a page may have addresses in its query', () => expect(nextPage(`?next=${encodeURIComponent('/help?from=https://a.test//b')}`)).toBe('/help?from=https://a.test//b'));

it('an address without a next page has none', () => {
  expect(nextPage('')).toBeNull();
  expect(nextPage('?next=')).toBeNull();
});

it.each([
  'https://evil.test/a',
  '//evil.test/a',
  '/\\evil.test/a',
  '\\\\evil.test/a',
  '/\t/evil.test/a',
  '/.//evil.test/a',
  '/a/..//evil.test',
  ' //evil.test',
  'javascript:alert(1)',
  'data:text/html,x',
  '//',
  'my-bookings',
])('%j is no page of this portal', (next) => {
  expect(nextPage(`?next=${encodeURIComponent(next)}`)).toBeNull();
});
