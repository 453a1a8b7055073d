import { problemOf } from '@jetway/kit-api';
import type { MoneyText } from '@jetway/kit-domain';
import { formatMoney } from '@jetway/kit-domain';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Callout } from '@jetway/kit-ui';

import { problemKey } from '../../../shared/problem-text';
import type { SettleFault } from './use-settle';

/** Why the amount due was not paid, or that the outcome is unknown. */
export function SettleFaultCallout({ fault }: { fault: SettleFault }) {
  const t = useT('flights');
  switch (fault.kind) {
    case 'short':
      return <ShortCallout shortfall={fault.shortfall} />;
    case 'moved':
    case 'silent':
      return (
        <Callout tone={fault.kind === 'moved' ? 'warning' : 'info'} title={t(`order.settleDialog.${fault.kind}.title`)}>
          {t(`order.settleDialog.${fault.kind}.text`)}
        </Callout>
      );
    case 'failed': {
      const id = problemOf(fault.error)?.requestId;
      return (
        <Callout tone="danger" title={t('order.settleDialog.failed')}>
          {t(`problems.${problemKey(fault.error)}`)} {id && t('booking.requestId', { id })}
        </Callout>
      );
    }
  }
}

/** The wallet is short; the amount stays due. */
export function ShortCallout({ shortfall }: { shortfall: MoneyText | null }) {
  const t = useT('flights');
  const locale = useLocaleTag();
  return (
    <Callout tone="warning" title={t('order.settleDialog.short')}>
      {shortfall ? t('order.settleDialog.insufficient', { amount: formatMoney(shortfall, locale) }) : t('order.settleDialog.unknownShort')}
    </Callout>
  );
}
