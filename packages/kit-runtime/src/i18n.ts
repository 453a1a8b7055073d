import type { i18n as I18n } from 'i18next';
import { createInstance } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';

import { languageOf } from './language';
import type { TenantConfig, TenantLabels } from './tenant-config';

/** Nested texts of one namespace. */
export interface Messages {
  [key: string]: string | Messages;
}

export const DEFAULT_LABELS: TenantLabels = { ait: 'AIT', vat: 'VAT', routing: 'Routing', nationalId: 'National ID' };

/** The portal's texts: one namespace per module. Any text can use the tenant's labels as `{{ait}}`, `{{vat}}`… */
export function createI18n(tenant: TenantConfig): I18n {
  const labels = { ...DEFAULT_LABELS, ...tenant.labels };
  const language = languageOf(tenant.locale);
  const i18n = createInstance().use(initReactI18next);
  void i18n.init({
    lng: language,
    fallbackLng: 'en',
    initAsync: false,
    resources: {},
    ns: [],
    keySeparator: '.',
    nsSeparator: ':',
    interpolation: { escapeValue: false, defaultVariables: labels },
    // Texts load before the components that use them; a prefetched module must not re-render the current page.
    react: { useSuspense: false },
  });
  i18n.addResourceBundle('en', 'labels', labels, true, true);
  return i18n;
}

/** Returns `t` for one namespace. */
export function useT(namespace: string) {
  return useTranslation(namespace).t;
}
