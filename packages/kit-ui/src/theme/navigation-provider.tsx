import type { ComponentProps } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';

import { pageLocale } from '../text/page-locale';

/**
 * Connects the kit's links and menu items to the application's router: `{ navigate, useHref, children }`. Also sets the
 * reading direction for keyboard and pointer, which would otherwise follow the browser's language.
 */
export function NavigationProvider(props: ComponentProps<typeof RouterProvider>) {
  return (
    <I18nProvider locale={pageLocale()}>
      <RouterProvider {...props} />
    </I18nProvider>
  );
}
