import { withLatinDigits } from '@jetway/kit-domain';
import { createContext, useContext } from 'react';

import type { TenantConfig } from './tenant-config';

/** The brand of this page, below the host that read the boot payload. */
export const TenantContext = createContext<TenantConfig | null>(null);

/** The brand of this page. */
export function useTenant(): TenantConfig {
  const tenant = useContext(TenantContext);
  if (!tenant) throw new Error('useTenant outside of the portal');
  return tenant;
}

/** The tag dates and money are shown by, e.g. "en-AE". */
export function useLocaleTag(): string {
  return withLatinDigits(useTenant().locale);
}
