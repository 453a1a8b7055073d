import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { createI18n } from '../i18n';
import { keptState } from '../store/persistence';
import { selectToken, sessionActions } from '../session/session.slice';
import type { TenantConfig } from '../tenant-config';
import { createPortalStore } from './create-store';
import { followOtherTabs } from './follow-tabs';
import { installManifestTexts, installModule } from './install-module';
import { keepStore } from './keep-store';

const connection = { releaseSetId: () => 'set-1' };
const manifest = { id: 'mfe-x', name: 'mfe_x', contractVersion: 1, routes: [], nav: [], locales: ['en'] } as const;
const tenant = { locale: 'en-AE', labels: { ait: 'VAT' } } as unknown as TenantConfig;

afterEach(() => vi.useRealTimers());

describe('texts', () => {
  it("use the tenant's labels, or the default ones if it has none (P-007, P-024)", async () => {
    const i18n = createI18n(tenant);
    await installModule(i18n, {
      manifest: { ...manifest, routes: [], nav: [], locales: [] },
      namespace: 'x',
      locales: { en: { tax: 'Plus {{ait}}' } },
      routes: [],
    });
    expect(i18n.t('x:tax')).toBe('Plus VAT');
    expect(i18n.t('labels:routing')).toBe('Routing');
  });

  it('of a manifest are available before its module loads, and remain afterwards', async () => {
    const i18n = createI18n(tenant);
    installManifestTexts(i18n, {
      ...manifest,
      routes: [],
      nav: [],
      locales: [],
      texts: { en: { 'x:nav.list': 'List' } },
    });
    expect(i18n.t('x:nav.list')).toBe('List');
    await installModule(i18n, {
      manifest: { ...manifest, routes: [], nav: [], locales: [] },
      namespace: 'x',
      locales: { en: { more: 'More' } },
      routes: [],
    });
    expect(i18n.t('x:nav.list')).toBe('List');
    expect(i18n.t('x:more')).toBe('More');
  });
});

it('the state of a signed-in user is stored one second after the first of a series of changes', async () => {
  // Without the slices that other files have injected.
  vi.resetModules();
  const { createPortalStore: createFreshStore } = await import('./create-store');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const store = createFreshStore({}, connection);
  keepStore(store);
  store.dispatch({ type: 'any' });
  vi.advanceTimersByTime(2000);
  expect(localStorage.getItem('jetway.state.v1')).toBeNull();
  store.dispatch(sessionActions.signedIn({ token: 't1' }));
  for (let change = 0; change < 4; change += 1) {
    vi.advanceTimersByTime(300);
    store.dispatch({ type: 'any' });
  }
  vi.useRealTimers();
  await waitFor(() => expect(localStorage.getItem('jetway.state.v1')).not.toBeNull());
  expect(await keptState()).toEqual({});
});

it('a sign-out or new token in another tab applies here too', () => {
  const store = createPortalStore({}, connection);
  store.dispatch(sessionActions.signedIn({ token: 't1' }));
  followOtherTabs(store);
  const elsewhere = (newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'jetway.token', newValue }));
  elsewhere('t2');
  expect(selectToken(store.getState())).toBe('t2');
  elsewhere(null);
  expect(selectToken(store.getState())).toBeNull();
});
