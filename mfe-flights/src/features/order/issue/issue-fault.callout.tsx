import { problemOf } from '@jetway/kit-api';
import { problemKey } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { Callout } from '@jetway/kit-ui';

import type { IssueFault } from './use-issue';

/** Every failure of ticketing except insufficient funds, which has its own texts. */
export function IssueFaultCallout({ fault }: { fault: IssueFault }) {
  const t = useT('flights');
  switch (fault.kind) {
    case 'insufficient':
      return null;
    case 'unknown':
      return (
        <Callout tone="info" title={t('order.issueFaults.unknown.title')}>
          {t('order.issueFaults.unknown.text')}
        </Callout>
      );
    case 'moved':
      return (
        <Callout tone="info" title={t(`order.issueFaults.moved.title.${fault.what}`)}>
          {t(`order.issueFaults.moved.text.${fault.what}`)}
        </Callout>
      );
    case 'refused':
      return (
        <Callout tone="danger" title={t('order.issueFaults.refused')}>
          {fault.detail}
        </Callout>
      );
    case 'failed': {
      const id = problemOf(fault.error)?.requestId;
      return (
        <Callout tone="danger" title={t('order.issueFaults.failed')}>
          {t(`orders.problems.${problemKey(fault.error)}`)} {id && t('booking.requestId', { id })}
        </Callout>
      );
    }
  }
}
