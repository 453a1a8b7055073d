import { useState } from 'react';

export interface Settings {
  tenant: '_default' | 'falcon';
  scheme: 'light' | 'dark';
  dir: 'ltr' | 'rtl';
}

const START: Settings = { tenant: '_default', scheme: 'light', dir: 'ltr' };

/** Applies the settings to the document before anything renders. */
function apply(settings: Settings): Settings {
  const page = document.documentElement;
  page.dataset['tenant'] = settings.tenant;
  page.dataset['colorScheme'] = settings.scheme;
  page.dir = settings.dir;
  page.lang = settings.dir === 'rtl' ? 'ar-AE' : 'en-AE';
  history.replaceState(null, '', `?${new URLSearchParams({ ...settings }).toString()}${location.hash}`);
  return settings;
}

/**
 * Tenant, colour scheme and direction, kept in the address so that they can be shared: `?tenant=falcon&scheme=dark&dir=rtl`.
 */
export function useSettings() {
  const [settings, setSettings] = useState<Settings>(() =>
    apply({ ...START, ...Object.fromEntries(new URLSearchParams(location.search)) }),
  );
  const change = (part: Partial<Settings>) => setSettings(apply({ ...settings, ...part }));
  return { settings, change };
}
