import type { ModuleManifest } from '@jetway/kit-runtime';
import { demoBoot, demoTenant, writeBoot } from '@jetway/kit-test';
import { beforeEach, describe, expect, it } from 'vitest';

import { FRAMES } from './themes';
import { topLinks } from './public-nav.model';

const page = (path: string) => ({ path, title: 'x:y', layout: 'public' as const });
const account: ModuleManifest = {
  id: 'mfe-account',
  name: 'mfe_account',
  contractVersion: 1,
  routes: ['/', '/corp', '/api', '/whitelabel', '/about-us', '/contact-us'].map(page),
  nav: [],
  locales: ['en'],
};
beforeEach(() => writeBoot(demoBoot([account])));

describe('the top navigation', () => {
  it('leads to home, corporate, white label, API and contact (P-026)', () => {
    expect(topLinks(demoTenant({ isDefault: true })).map(({ href }) => href)).toEqual([
      '/',
      '/corp',
      '/whitelabel',
      '/api',
      '/contact-us',
    ]);
  });

  it('has the white-label entry for the original brand only (P-027)', () => {
    expect(topLinks(demoTenant()).map(({ key }) => key)).toEqual(['home', 'corporate', 'api', 'contact']);
  });

  it('shows the about page where the tenant has one', () => {
    expect(topLinks(demoTenant({ aboutUs: { enabled: true, goals: [] } })).map(({ key }) => key)).toContain('about');
  });
});

it('every theme has a header and a footer of its own, five in all (P-020)', () => {
  expect(Object.keys(FRAMES)).toEqual(['horizon', 'meridian', 'atlas', 'compass', 'polaris']);
  expect(new Set(Object.values(FRAMES).map(({ Header }) => Header)).size).toBe(5);
  expect(new Set(Object.values(FRAMES).map(({ Footer }) => Footer)).size).toBe(5);
});
