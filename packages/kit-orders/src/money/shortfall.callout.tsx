import type { MoneyText } from '@jetway/kit-domain';
import { Feature, formatMoney } from '@jetway/kit-domain';
import { useLocaleTag, useSession } from '@jetway/kit-runtime';
import { Callout, LinkButton } from '@jetway/kit-ui';

import { useNetHidden, useOrderT } from '../host';

/** The page that starts a deposit. */
const BANK_DEPOSIT = '/bank-deposit';

interface ShortfallProps {
  shortfall: MoneyText | null;
  /** What is not paid for, as a key of the product's texts. */
  words?: 'order.insufficient' | 'exchange.insufficient';
}

/**
 * The wallet is short and nothing was charged; what becomes of the order is in the product's words. Links to deposits for
 * users who may send them. The shortfall reveals the net amount, so it is hidden together with it.
 */
export function ShortfallCallout({ shortfall, words = 'order.insufficient' }: ShortfallProps) {
  const t = useOrderT();
  const locale = useLocaleTag();
  const isNetHidden = useNetHidden();
  const { can } = useSession();
  return (
    <Callout
      tone="warning"
      title={t(`${words}.title`)}
      action={
        can(Feature.AddDepositRequest) ? (
          <LinkButton size="sm" href={BANK_DEPOSIT}>
            {t('order.insufficient.add')}
          </LinkButton>
        ) : undefined
      }
    >
      {shortfall && !isNetHidden
        ? t(`${words}.text`, { amount: formatMoney(shortfall, locale) })
        : t(`${words}.unknown`)}
    </Callout>
  );
}
