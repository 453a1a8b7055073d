import { useLocaleTag } from '@jetway/kit-runtime';
import { useAppSelector } from '@jetway/kit-runtime/store';
import { useMemo } from 'react';

import { selectResult } from '../state/results.state';

/**
 * Formats lowest amounts in whole units of the search's currency, rounded down like the lower end of the price filter, so that
 * one price has one figure wherever it is the lowest.
 */
export function useWholeMoney(): (amount: number) => string {
  const locale = useLocaleTag();
  const currency = useAppSelector(selectResult('currency'));
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'code',
      maximumFractionDigits: 0,
    });
    return (amount) => format.format(Math.floor(amount));
  }, [locale, currency]);
}
