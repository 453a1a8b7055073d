import { boot, existsFor, nextPage, paths } from '@jetway/kit-runtime';
import type { TenantConfig } from '@jetway/kit-runtime';

/**
 * Address of the sign-in: its own page, a dialog over the home page, or the panel on the home page.
 * @param page to open afterwards, with its query; left out when `nextPage` would not open it
 */
export function signInHref(tenant: TenantConfig, page?: string): string {
  const query = page ? `next=${encodeURIComponent(page)}` : '';
  const next = nextPage(query) && query;
  if (existsFor({ path: paths.login(), title: '', condition: 'login-page' }, tenant))
    return paths.login() + (next ? `?${next}` : '');
  return (
    paths.home() + (tenant.isDefault ? `${next ? `?${next}` : ''}#sign-in` : `?signIn=open${next ? `&${next}` : ''}`)
  );
}

/** Address of this portal's sign-in that opens a page afterwards. */
export const signInFor = ({ pathname, search }: { pathname: string; search: string }): string =>
  signInHref(boot().tenant, pathname + search);
