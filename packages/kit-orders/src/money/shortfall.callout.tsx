import type { MoneyText } from '@jetway/kit-domain';
import { formatMoney } from '@jetway/kit-domain';
import { useLocaleTag } from '@jetway/kit-runtime';
import { Callout } from '@jetway/kit-ui';

import { useNetHidden, useOrderT } from '../host';
import { useFundingLink } from './use-funding-link';

interface ShortfallProps {
  shortfall: MoneyText | null;
  /** What remains unpaid, as a key of the product's texts. */
  words?: 'order.insufficient' | 'exchange.insufficient';
}

/**
 * The wallet is short and nothing was charged; the product's text says what happens to the order. Links to deposits for
 * users who may send them. The shortfall reveals the net amount, so it is hidden together with it.
 */
export function ShortfallCallout({ shortfall, words = 'order.insufficient' }: ShortfallProps) {
  const t = useOrderT();
  const locale = useLocaleTag();
  const isNetHidden = useNetHidden();
  const funding = useFundingLink();
  return (
    <Callout tone="warning" title={t(`${words}.title`)} action={funding}>
      {shortfall && !isNetHidden
        ? t(`${words}.text`, { amount: formatMoney(shortfall, locale) })
        : t(`${words}.unknown`)}
    </Callout>
  );
}
