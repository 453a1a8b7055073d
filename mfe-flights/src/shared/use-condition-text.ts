import type { Condition } from '@jetway/kit-api/flights';
import { formatMoney } from '@jetway/kit-domain';
import { useLocaleTag, useT } from '@jetway/kit-runtime';

import { inWords } from './wire-words';

/** Text of a change or refund fee. */
export function useConditionText(): (condition: Condition) => string {
  const t = useT('flights');
  const locale = useLocaleTag();
  return ({ allowed, fee, text }) =>
    allowed && fee ? t('results.brands.fee', { fee: formatMoney(fee, locale) }) : inWords(t, text);
}
