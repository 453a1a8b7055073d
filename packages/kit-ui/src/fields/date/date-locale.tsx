import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

import { pageLocale } from '../../text/page-locale';

/**
 * Language of dates: the page's, with two fixed points. Days come before months (bare and American English would swap
 * them, and agents read tickets from everywhere), and the calendar is the one on the ticket.
 */
export function dateLocale(page: string): string {
  const dayFirst = page === 'en' || page === 'en-US' ? 'en-GB' : page;
  return new Intl.Locale(dayFirst, { calendar: 'gregory' }).toString();
}

export function DateLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={dateLocale(pageLocale())}>{children}</I18nProvider>;
}
