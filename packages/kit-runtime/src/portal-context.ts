import { formatDeadline, withLatinDigits } from '@jetway/kit-domain';
import { createContext, useContext } from 'react';

import type { TenantConfig } from './tenant-config';

/** The page's tenant, provided by the host that read the boot payload. */
export const TenantContext = createContext<TenantConfig | null>(null);

/** The page's tenant. */
export function useTenant(): TenantConfig {
  const tenant = useContext(TenantContext);
  if (!tenant) throw new Error('useTenant outside of the portal');
  return tenant;
}

/** The locale tag for dates and money, e.g. "en-AE". */
export function useLocaleTag(): string {
  return withLatinDigits(useTenant().locale);
}

/** Formats deadlines: every screen shows them with this. See `formatDeadline`. */
export function useDeadline(): (instant: string) => string {
  const locale = useLocaleTag();
  const { timezone } = useTenant();
  return (instant) => formatDeadline(instant, locale, timezone);
}
