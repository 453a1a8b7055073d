import type { MoneyText } from '@jetway/kit-domain';
import { formatMoney } from '@jetway/kit-domain';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Callout } from '@jetway/kit-ui';

import { useNetHidden } from '../../../shared/desk/net-hidden';

/** The wallet cannot pay; nothing was issued and the seats stay held. What it lacks would tell what is paid, so that goes out of sight with it. */
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
