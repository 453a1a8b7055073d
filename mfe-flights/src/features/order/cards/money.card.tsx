import type { Order } from '@jetway/kit-api/flights';
import { PaymentCard } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { Card, Heading, Stack } from '@jetway/kit-ui';

import { NetSwitch } from '../../../shared/desk/net.switch';
import { useNetKey } from '../../../shared/desk/net-hidden';
import { FareTable } from '../../../shared/trip/fare-table';

/** The order's price and what has been paid. */
export function MoneyCard({ order }: { order: Order }) {
  const t = useT('flights');
  useNetKey();
  return (
    <Stack gap={5}>
      <Card padding="md">
        <Stack gap={3}>
          <Heading level={2} size="md">
            {t('order.fare')}
          </Heading>
          <FareTable fare={order.fare} />
          <NetSwitch />
        </Stack>
      </Card>
      <PaymentCard payment={order.payment} />
    </Stack>
  );
}
