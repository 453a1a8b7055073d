import type { Order } from '@jetway/kit-api/flights';
import { useGetUpdatedTimeLimitQuery } from '@jetway/kit-api/flights';
import { Fact } from '@jetway/kit-orders';
import { useDeadline, useT } from '@jetway/kit-runtime';
import { Countdown, Text } from '@jetway/kit-ui';
import { useEffect, useEffectEvent } from 'react';

import { LIMIT_POLL_MS, limitOf } from './order.model';

interface TimeLimitProps {
  order: Order;
  /** The order has changed: its limit expired, or another user changed it. */
  onChange: () => void;
}

/** When a held order expires, with a countdown. Polls, because a colleague may extend the limit. */
export function TimeLimit({ order, onChange }: TimeLimitProps) {
  const limit = limitOf(order);
  return limit ? <RunningLimit order={order} limit={limit} onChange={onChange} /> : null;
}

function RunningLimit({ order, limit, onChange }: TimeLimitProps & { limit: string }) {
  const t = useT('flights');
  const deadline = useDeadline();
  const { data } = useGetUpdatedTimeLimitQuery(
    { orderReference: order.orderReference },
    { pollingInterval: LIMIT_POLL_MS, skipPollingIfUnfocused: true },
  );
  const isOther =
    data !== undefined &&
    (data.status !== order.status || data.timeLimits.ticketingTimeLimitAt !== order.timeLimits.ticketingTimeLimitAt);
  const report = useEffectEvent(onChange);
  useEffect(() => {
    if (isOther) report();
  }, [isOther]);
  return (
    <Fact label={t('order.timeLimit')}>
      <Text>{deadline(limit)}</Text>
      <Countdown key={limit} until={limit} warnUnderSeconds={3600} onExpire={onChange} />
    </Fact>
  );
}
