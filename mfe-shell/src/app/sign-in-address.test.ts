import { demoBoot, demoTenant, writeBoot } from '@jetway/kit-test';
import { expect, it } from 'vitest';

import { signInFor, signInHref } from './sign-in-address';

it.each([
  [{ loginVariation: 'centered' as const }, '/login', '/login?next=%2Fmy-bookings%3Fsearch%3DSBF'],
  [{ loginVariation: 'modal' as const }, '/?signIn=open', '/?signIn=open&next=%2Fmy-bookings%3Fsearch%3DSBF'],
  [{ isDefault: true, loginVariation: 'cover' as const }, '/#sign-in', '/?next=%2Fmy-bookings%3Fsearch%3DSBF#sign-in'],
])('the sign-in of %o is %s, and can lead back to a page', (tenant, href, leadingBack) => {
  expect(signInHref(demoTenant(tenant))).toBe(href);
  writeBoot(demoBoot([], demoTenant(tenant)));
  expect(signInFor({ pathname: '/my-bookings', search: '?search=SBF' })).toBe(leadingBack);
});

it.each(['/access-denied', `/${'x'.repeat(3_000)}`])(
  'the sign-in does not carry a page that is not opened afterwards',
  (pathname) => {
    writeBoot(demoBoot([], demoTenant()));
    expect(signInFor({ pathname, search: '' })).toBe('/login');
  },
);
