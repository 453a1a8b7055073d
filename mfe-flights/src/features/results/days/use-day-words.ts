import { formatDate, moneyNumber } from '@jetway/kit-domain';
import { joined } from '@jetway/kit-orders';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { useMemo } from 'react';

import { useWholeMoney } from '../filters/use-whole-money';
import type { DayPrice } from './days.model';

const MINUTES_A_DAY = 1_440;

export interface DayWords {
  /** Whole units; the search shows exact fares. */
  money: (amount: string) => string;
  /** "seen 2 hours ago", "price list, 2 hours ago", or that it is in the list. */
  age: (price: DayPrice) => string;
  /** A complete sentence, for screen readers or one line. */
  say: (date: string, price: DayPrice | undefined, is: { cheapest: boolean; awaited: boolean }) => string;
}

/** Texts for a day, its price and the price's age. */
export function useDayWords(): DayWords {
  const t = useT('flights');
  const locale = useLocaleTag();
  const whole = useWholeMoney();
  return useMemo(() => {
    const money = (amount: string) => whole(moneyNumber(amount));
    const age = ({ seenAt, isListed }: DayPrice) =>
      seenAt
        ? t(isListed ? 'results.days.listed' : 'results.days.seen', { age: ageOf(seenAt, locale) })
        : t('results.days.here');
    const say: DayWords['say'] = (date, price, is) => {
      const unknown = t(is.awaited ? 'results.days.awaited' : 'results.days.unknown');
      const told = price ? [money(price.amount), age(price)] : [unknown];
      const cheapest = is.cheapest ? [t('results.days.cheapest')] : [];
      return joined([formatDate(date, locale), ...told, ...cheapest], locale);
    };
    return { money, age, say };
  }, [t, locale, whole]);
}

/** "2 hours ago" in the page's language. */
export function ageOf(seenAt: string, locale: string, now: number = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const minutes = Math.max(0, Math.floor((now - Date.parse(seenAt)) / 60_000));
  if (minutes < 1) return format.format(0, 'second');
  if (minutes < 60) return format.format(-minutes, 'minute');
  if (minutes < MINUTES_A_DAY) return format.format(-Math.floor(minutes / 60), 'hour');
  return format.format(-Math.floor(minutes / MINUTES_A_DAY), 'day');
}
