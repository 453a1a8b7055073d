import { useLocaleTag } from '@jetway/kit-runtime';
import { useAppSelector } from '@jetway/kit-runtime/store';
import { useMemo } from 'react';

import { selectResult } from '../state/results.state';

/** Formats whole units of the search's currency; the price filter moves in steps of one. */
export function useWholeMoney(): (whole: number) => string {
  const locale = useLocaleTag();
  const currency = useAppSelector(selectResult('currency'));
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'code', maximumFractionDigits: 0 });
    return (whole) => format.format(whole);
  }, [locale, currency]);
}
