import { showInstantsIn } from '@jetway/kit-domain';
import type { i18n as I18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';

import { TenantContext } from '../portal-context';
import type { TenantConfig } from '../tenant-config';
import type { PortalStore } from './create-store';

export interface PortalProvidersProps {
  store: PortalStore;
  i18n: I18n;
  tenant: TenantConfig;
  children: ReactNode;
}

/** Provides store, texts and tenant, and shows instants in the tenant's time zone; the host provides the theme. */
export function PortalProviders({ store, i18n, tenant, children }: PortalProvidersProps) {
  showInstantsIn(tenant.timezone);
  return (
    <TenantContext value={tenant}>
      <Provider store={store}>
        <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
      </Provider>
    </TenantContext>
  );
}
