import type { Order } from '@jetway/kit-api/flights';
import { Fact } from '@jetway/kit-orders';
import { useDeadline, useT } from '@jetway/kit-runtime';
import { Countdown, Text } from '@jetway/kit-ui';

/** Until when the tickets can be voided, counted down; afterwards the order is read again and offers a refund instead. */
export function VoidCutoff({ order, onExpire }: { order: Order; onExpire: () => void }) {
  const t = useT('flights');
  const deadline = useDeadline();
  const until = order.timeLimits.voidCutoffAt;
  if (until === undefined || !order.actions.includes('void')) return null;
  return (
    <Fact label={t('afterSale.voidUntil')}>
      <Text>{deadline(until)}</Text>
      <Countdown key={until} until={until} warnUnderSeconds={3600} onExpire={onExpire} />
    </Fact>
  );
}
