import { expect, it } from 'vitest';

import { nextPage } from './next-page';

it.each([
  '?next=%2Fflight-order%3Freference%3DJW1%26payment%3Dp',
  '?signIn=open&next=%2Fflight-order%3Freference%3DJW1%26payment%3Dp',
])('%s names a page of this portal', (search) => {
  expect(nextPage(search)).toBe('/flight-order?reference=JW1&payment=p');
});

it('a page may have addresses in its query', () =>
  expect(nextPage(`?next=${encodeURIComponent('/help?from=https://a.test//b')}`)).toBe('/help?from=https://a.test//b'));

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
  '/ /evil.test',
  '/\u2028/evil.test',
  '\u0000/evil.test',
  'http:evil.test',
  'https:/evil.test',
  'https:%2F%2Fevil.test',
  // Another portal of the same edge.
  'https://falcon.localhost:8080/my-bookings',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'blob:https://evil.test/1',
  // Encoded one more time than the address.
  '%2F%2Fevil.test',
  '%5C%5Cevil.test',
  '//',
  '?next=/a',
  '#a',
  'my-bookings',
])('%j is no page of this portal', (next) => {
  expect(nextPage(`?next=${encodeURIComponent(next)}`)).toBeNull();
});

it.each([
  '/',
  '/?signIn=open',
  '/?next=/a#sign-in',
  '/login',
  '/login/',
  '/LOGIN',
  '/login?next=/login',
  '/login#x',
  '/access-denied',
])('%j is nothing to come back to, so that the sign-in never leads to itself', (next) =>
  expect(nextPage(`?next=${encodeURIComponent(next)}`)).toBeNull(),
);

it('a page is at most 2,000 characters long', () => {
  const page = (length: number) => `/my-bookings?search=${'x'.repeat(length - 20)}`;
  expect(nextPage(`?next=${page(2_000)}`)).toBe(page(2_000));
  expect(nextPage(`?next=${page(2_001)}`)).toBeNull();
});

it('the first of several next pages counts', () =>
  expect(nextPage('?next=%2Fhelp&next=%2F%2Fevil.test')).toBe('/help'));

it.each(['/%2F/evil.test', '/%5Cevil.test', '/@evil.test', '/evil.test:80', '/%E0%A4%A', '/..%2F/a'])(
  '%j stays on this origin',
  (next) => {
    const page = nextPage(`?next=${encodeURIComponent(next)}`);
    expect(new URL(page ?? '', 'https://portal.test/login').origin).toBe('https://portal.test');
  },
);
