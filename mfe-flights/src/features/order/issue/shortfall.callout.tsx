import type { MoneyText } from '@jetway/kit-domain';
import { formatMoney } from '@jetway/kit-domain';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Callout } from '@jetway/kit-ui';

import { useNetHidden } from '../../../shared/desk/net-hidden';

/**
 * The wallet is short; nothing was issued and the seats stay held. The shortfall reveals the net amount, so it is hidden
 * together with it.
 */
export function ShortfallCallout({ shortfall }: { shortfall: MoneyText | null }) {
  const t = useT('flights');
  const locale = useLocaleTag();
  const { isNetHidden } = useNetHidden();
  return (
    <Callout tone="warning" title={t('order.insufficient.title')}>
      {shortfall && !isNetHidden ? t('order.insufficient.text', { amount: formatMoney(shortfall, locale) }) : t('order.insufficient.unknown')}
    </Callout>
  );
}
