import { formatDate, formatDeadline, formatMoney } from '@jetway/kit-domain';
import type { MoneyText } from '@jetway/kit-domain';

import { instantIn } from '../clock/zone';
import type { AnswerLanguage } from './placeholders';

const LOCALES: Readonly<Record<AnswerLanguage, string>> = { en: 'en-GB', ar: 'ar-AE' };

/** How the values of placeholders are written in the language of a template; what is absent stays absent. */
export function writerIn(language: AnswerLanguage, zone: string) {
  const locale = LOCALES[language];
  return {
    /** A day, `YYYY-MM-DD`. */
    day: (day: string | undefined) => day && formatDate(day, locale),
    /** An instant, or a time of the tenant's clock such as `2026-12-02T18:00`. */
    moment: (moment: string | undefined) =>
      moment && formatDeadline(moment.endsWith('Z') ? moment : instantIn(zone, `${moment}:00`), locale, zone),
    money: (amount: string | undefined) => amount && formatMoney(amount as MoneyText, locale),
  };
}
