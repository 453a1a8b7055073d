import type { DepositStatusName } from '@jetway/kit-api/deposits';
import { useT } from '@jetway/kit-runtime';
import { StatusPill } from '@jetway/kit-ui';

import { isBeingPaid, toneOf } from './status';

export function DepositStatus({ status }: { status: DepositStatusName }) {
  const t = useT('payments');
  return (
    <StatusPill tone={toneOf(status)} isLive={isBeingPaid(status)}>
      {t(`deposits.statuses.${status}`)}
    </StatusPill>
  );
}
