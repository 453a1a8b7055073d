import type { MoneyText } from '@jetway/kit-domain';
import { Feature, formatMoney } from '@jetway/kit-domain';
import { useLocaleTag, useSession, useT } from '@jetway/kit-runtime';
import { Callout, LinkButton } from '@jetway/kit-ui';

import { BANK_DEPOSIT } from '../../../shared/addresses';
import { useNetHidden } from '../../../shared/desk/net-hidden';

/**
 * The wallet is short; nothing was issued and the seats stay held. Links to deposits for users who may send them. The shortfall
 * reveals the net amount, so it is hidden together with it.
 */
export function ShortfallCallout({ shortfall }: { shortfall: MoneyText | null }) {
  const t = useT('flights');
  const locale = useLocaleTag();
  const { isNetHidden } = useNetHidden();
  const { can } = useSession();
  return (
    <Callout
      tone="warning"
      title={t('order.insufficient.title')}
      action={
        can(Feature.AddDepositRequest) ? (
          <LinkButton size="sm" href={BANK_DEPOSIT}>
            {t('order.insufficient.add')}
          </LinkButton>
        ) : undefined
      }
    >
      {shortfall && !isNetHidden ? t('order.insufficient.text', { amount: formatMoney(shortfall, locale) }) : t('order.insufficient.unknown')}
    </Callout>
  );
}
