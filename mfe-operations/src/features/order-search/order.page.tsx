import { useParams } from '@jetway/kit-runtime/router';
import { Card, Grid, LinkButton, PageHeader, Stack } from '@jetway/kit-ui';

import type { OrderCaseView } from '../../api/endpoints/orders';
import { useViewOrderCaseQuery } from '../../api/endpoints/orders';
import { addresses } from '../../shared/addresses';
import { useBrandOf } from '../../session/brand';
import { useFresh } from '../../shared/fresh';
import { Loaded } from '../../shared/loaded';
import { Timeline } from '../../shared/timeline';
import { OrderFacts } from './order.facts';
import { OrderHead } from './order.head';
import { OrderPayment } from './order.payment';
import { OrderRequests } from './order.requests';

/** `/orders/all/:tenant/:reference`: an order to read, with links to what waits for a decision. */
export default function OrderPage() {
  const brandOf = useBrandOf();
  const { tenant = '', reference = '' } = useParams();
  const order = useViewOrderCaseQuery({ orderCaseRequest: { tenant, orderReference: reference } }, useFresh());
  const found = order.currentData;
  return (
    <>
      <PageHeader
        title={`Order ${reference}`}
        subtitle={found && `${found.title}, ${found.agency}, ${brandOf(tenant)}`}
        actions={<LinkButton href={addresses.orderList}>All orders</LinkButton>}
      />
      <Loaded answer={order} what="order">
        {(data) => <Case key={`${tenant} ${data.orderReference}`} tenant={tenant} order={data} />}
      </Loaded>
    </>
  );
}

function Case({ tenant, order }: { tenant: string; order: OrderCaseView }) {
  return (
    <Grid columns={{ phone: 1, desktop: 2 }} align="start">
      <Stack gap={4}>
        <Card>
          <Stack gap={4}>
            <OrderHead order={order} />
            <OrderFacts tenant={tenant} order={order} />
          </Stack>
        </Card>
        <OrderRequests tenant={tenant} order={order} />
      </Stack>
      <Stack gap={4}>
        <OrderPayment tenant={tenant} money={order.money} />
        <Timeline
          events={order.history.map(({ at, by, text }) => ({
            at,
            ...(by && { by }),
            state: { name: by ? 'Person' : 'Automatic', tone: by ? 'info' : 'neutral' },
            text,
          }))}
        />
      </Stack>
    </Grid>
  );
}
