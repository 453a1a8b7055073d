import type { ComponentProps } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';

import { pageLocale } from '../text/page-locale';

/**
 * Lets the kit's links and menu items move through the application's router: `{ navigate, useHref, children }`. It also
 * tells the parts that move by keyboard or pointer which way the page reads: left alone they follow the browser.
 */
export function NavigationProvider(props: ComponentProps<typeof RouterProvider>) {
  return (
    <I18nProvider locale={pageLocale()}>
      <RouterProvider {...props} />
    </I18nProvider>
  );
}
