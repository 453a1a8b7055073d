import { existsFor } from '@jetway/kit-runtime';
import type { ModuleManifest, RouteManifest, TenantConfig } from '@jetway/kit-runtime';
import { demoBoot, demoTenant } from '@jetway/kit-test';
import { describe, expect, it } from 'vitest';

import { placesOf } from './route-table';

const login: RouteManifest = { path: '/login', title: 'x:y', layout: 'public', condition: 'login-page' };
const tenant = (replace: Partial<TenantConfig>) => demoTenant(replace);

describe('a route that depends on the tenant', () => {
  it('/login exists for brands other than the original whose sign-in is not a modal (P-044)', () => {
    expect(existsFor(login, tenant({ loginVariation: 'cover' }))).toBe(true);
    expect(existsFor(login, tenant({ loginVariation: 'modal' }))).toBe(false);
    expect(existsFor(login, tenant({ loginVariation: 'cover', isDefault: true }))).toBe(false);
  });

  it('/about-us exists when the setting is on', () => {
    const about: RouteManifest = { path: '/about-us', title: 'x:y', condition: 'about-us' };
    expect(existsFor(about, tenant({ aboutUs: { enabled: true, goals: [] } }))).toBe(true);
    expect(existsFor(about, tenant({ aboutUs: { enabled: false, goals: [] } }))).toBe(false);
  });

  it('/whitelabel exists for the original brand only', () => {
    const landing: RouteManifest = { path: '/whitelabel', title: 'x:y', condition: 'original-brand' };
    expect(existsFor(landing, tenant({ isDefault: true }))).toBe(true);
    expect(existsFor(landing, tenant({ isDefault: false }))).toBe(false);
  });
});

it('contains every route of every module except the shell', () => {
  const manifest = (id: string, ...routes: RouteManifest[]): ModuleManifest => ({
    id,
    name: id.replaceAll('-', '_'),
    contractVersion: 1,
    routes,
    nav: [],
    locales: ['en'],
  });
  const page: RouteManifest = { path: '/x', title: 'x:y' };
  const payload = demoBoot(
    [manifest('mfe-x', page, login), manifest('mfe-shell', { path: '/y', title: 'x:y' })],
    tenant({ loginVariation: 'modal' }),
  );
  expect(placesOf(payload)).toEqual([{ moduleId: 'mfe-x', route: page }]);
});
