import { useParams } from '@jetway/kit-runtime/router';
import {
  Card,
  DateText,
  DescriptionList,
  EmptyState,
  Grid,
  LinkButton,
  Money,
  PageHeader,
  Stack,
} from '@jetway/kit-ui';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { useLoadOrdersInDoubtQuery } from '../../api/endpoints/orders';
import { addresses } from '../../shared/addresses';
import { useFresh } from '../../shared/fresh';
import { Loaded } from '../../shared/loaded';
import { NextLink } from '../../shared/next-link';
import { RefusedCallout } from '../../shared/refused.callout';
import { DoubtForm } from './doubt.form';
import type { DoubtFormProps } from './doubt.form';
import { isStay } from './doubt.model';

/** `/orders/in-doubt/:tenant/:reference`: an order whose outcome is unknown, and the decision. */
export default function DoubtPage() {
  const { tenant = '', reference = '' } = useParams();
  return <Decision key={`${tenant} ${reference}`} tenant={tenant} reference={reference} />;
}

function Decision({ tenant, reference }: { tenant: string; reference: string }) {
  const orders = useLoadOrdersInDoubtQuery({ inDoubtRequest: { tenant } }, useFresh());
  const [refusal, setRefusal] = useState<unknown>();
  return (
    <>
      <PageHeader
        title={`Order ${reference}`}
        subtitle="The supplier did not say what became of it. Ask the airline or the hotel, then say what there is."
        actions={
          <>
            <NextLink kinds={['orderInDoubt']} />
            <LinkButton href={addresses.orders}>All orders</LinkButton>
          </>
        }
      />
      <Loaded answer={orders} what="order">
        {({ items }) => {
          const order = items.find(({ orderReference }) => orderReference === reference);
          return (
            <Stack gap={4}>
              {order ? (
                <Case tenant={tenant} order={order} onRefused={setRefusal} />
              ) : (
                <Card>
                  <EmptyState
                    title="This order is not in doubt"
                    text="It was decided, or the supplier has answered meanwhile. Nothing is left to do here."
                  />
                </Card>
              )}
              <RefusedCallout error={refusal} />
            </Stack>
          );
        }}
      </Loaded>
    </>
  );
}

function Case(props: DoubtFormProps) {
  const { agency, supplier, pnr, route, since, held, travellers } = props.order;
  const facts: [string, ReactNode][] = [
    ['Agency', agency],
    ['Supplier', supplier],
    [isStay(props.order) ? 'Reference' : 'Record locator', pnr ? <bdi>{pnr}</bdi> : 'None'],
    [isStay(props.order) ? 'Stay' : 'Route', <bdi>{route}</bdi>],
    [isStay(props.order) ? 'Guests' : 'Travellers', travellers.map(({ name }) => name).join(', ')],
    ['In doubt since', <DateText value={since} format="datetime" />],
    ['Held in the wallet', held ? <Money value={held} /> : 'Nothing'],
  ];
  return (
    <Grid columns={{ phone: 1, desktop: 2 }} align="start">
      <Card>
        <DescriptionList items={facts.map(([term, description]) => ({ id: term, term, description }))} />
      </Card>
      <Stack gap={4}>
        <DoubtForm {...props} />
      </Stack>
    </Grid>
  );
}
