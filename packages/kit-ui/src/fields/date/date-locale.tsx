import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

import { pageLocale } from '../../text/page-locale';

/**
 * Locale for dates: the page's, with two exceptions. The day precedes the month (plain and American English would swap them),
 * and the calendar is always Gregorian, as on a ticket.
 */
export function dateLocale(page: string): string {
  const dayFirst = page === 'en' || page === 'en-US' ? 'en-GB' : page;
  return new Intl.Locale(dayFirst, { calendar: 'gregory' }).toString();
}

export function DateLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={dateLocale(pageLocale())}>{children}</I18nProvider>;
}
