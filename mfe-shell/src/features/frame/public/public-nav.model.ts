import { existsFor, paths } from '@jetway/kit-runtime';
import type { TenantConfig } from '@jetway/kit-runtime';

import { publicPages } from './public-pages';
import { isServed } from './served';

/** An entry of the landing pages' top navigation. */
export interface TopLink {
  /** Message key below `shell:public.nav`. */
  key: 'home' | 'corporate' | 'whiteLabel' | 'api' | 'contact' | 'about';
  href: string;
}

/** Entries of the top navigation: the white-label offer and the about page only where the tenant has them. */
export function topLinks(tenant: TenantConfig): TopLink[] {
  const links: TopLink[] = [
    { key: 'home', href: paths.home() },
    { key: 'corporate', href: publicPages.corporate },
    ...(existsFor({ path: publicPages.whiteLabel, title: '', condition: 'original-brand' }, tenant)
      ? [{ key: 'whiteLabel' as const, href: publicPages.whiteLabel }]
      : []),
    { key: 'api', href: publicPages.api },
    ...(tenant.aboutUs.enabled ? [{ key: 'about' as const, href: publicPages.aboutUs }] : []),
    { key: 'contact', href: paths.contactUs() },
  ];
  return links.filter(({ href }) => href === paths.home() || isServed(href));
}
