import { problemOf } from '@jetway/kit-api';
import type { MoneyText } from '@jetway/kit-domain';
import { formatMoney } from '@jetway/kit-domain';
import { useLocaleTag } from '@jetway/kit-runtime';
import { Callout } from '@jetway/kit-ui';

import { useOrderT } from '../host';
import { useFundingLink } from '../money/use-funding-link';
import { problemKey } from '../problems/problem-text';
import type { SettleFault } from './use-settle';

/** Why the amount due was not paid, or that the outcome is unknown. */
export function SettleFaultCallout({ fault }: { fault: SettleFault }) {
  const t = useOrderT();
  switch (fault.kind) {
    case 'short':
      return <ShortCallout shortfall={fault.shortfall} />;
    case 'moved':
    case 'silent':
      return (
        <Callout tone={fault.kind === 'moved' ? 'warning' : 'info'} title={t(`orders.settle.${fault.kind}.title`)}>
          {t(`orders.settle.${fault.kind}.text`)}
        </Callout>
      );
    case 'failed': {
      const id = problemOf(fault.error)?.requestId;
      return (
        <Callout tone="danger" title={t('orders.settle.failed')}>
          {t(`orders.problems.${problemKey(fault.error)}`)} {id && t('orders.requestId', { id })}
        </Callout>
      );
    }
  }
}

/** The wallet is short; the amount stays due. */
export function ShortCallout({ shortfall }: { shortfall: MoneyText | null }) {
  const t = useOrderT();
  const funding = useFundingLink();
  const locale = useLocaleTag();
  return (
    <Callout tone="warning" title={t('orders.settle.short')} action={funding}>
      {shortfall
        ? t('orders.settle.insufficient', { amount: formatMoney(shortfall, locale) })
        : t('orders.settle.unknownShort')}
    </Callout>
  );
}
