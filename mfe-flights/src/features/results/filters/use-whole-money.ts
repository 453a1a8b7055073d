import { useLocaleTag } from '@jetway/kit-runtime';
import { useAppSelector } from '@jetway/kit-runtime/store';
import { useMemo } from 'react';

import { selectResult } from '../state/results.state';

/** Writes whole units of the search's currency; a price filter moves in steps of one, so cents would be noise. */
export function useWholeMoney(): (whole: number) => string {
  const locale = useLocaleTag();
  const currency = useAppSelector(selectResult('currency'));
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'code', maximumFractionDigits: 0 });
    return (whole) => format.format(whole);
  }, [locale, currency]);
}
