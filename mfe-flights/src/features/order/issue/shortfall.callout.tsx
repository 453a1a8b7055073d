import type { MoneyText } from '@jetway/kit-domain';
import { formatMoney } from '@jetway/kit-domain';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Callout } from '@jetway/kit-ui';

/** The wallet cannot pay; nothing was issued and the seats stay held. */
export function ShortfallCallout({ shortfall }: { shortfall: MoneyText | null }) {
  const t = useT('flights');
  const locale = useLocaleTag();
  return (
    <Callout tone="warning" title={t('order.insufficient.title')}>
      {shortfall ? t('order.insufficient.text', { amount: formatMoney(shortfall, locale) }) : t('order.insufficient.unknown')}
    </Callout>
  );
}
