import type { Order } from '@jetway/kit-api/flights';
import { Fact } from '@jetway/kit-orders';
import { useSession, useT } from '@jetway/kit-runtime';
import { Text } from '@jetway/kit-ui';

import { nextOf } from './next.model';

/** What can be done next with an order. */
export function NextStep({ order }: { order: Order }) {
  const t = useT('flights');
  const { can } = useSession();
  return (
    <Fact label={t('order.next.title')}>
      <Text size="md" weight="medium">
        {t(`order.next.${nextOf(order, can)}`)}
      </Text>
    </Fact>
  );
}
