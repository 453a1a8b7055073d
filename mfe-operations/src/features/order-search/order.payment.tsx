import { Card, DateText, DescriptionList, Heading, Money, Stack, Text } from '@jetway/kit-ui';
import type { ReactNode } from 'react';

import type { OrderCaseMoney } from '../../api/endpoints/orders';
import { Deadline } from '../../shared/clock/deadline';
import { paymentState } from './order.words';

/** What the order costs, and where its money is. */
export function OrderPayment({ tenant, money }: { tenant: string; money: OrderCaseMoney }) {
  const { customer, payable, held, paid, paidAt, due, dueAt, payments } = money;
  const facts: [string, ReactNode][] = [
    ['Customer price', <Money value={customer} />],
    ['Agency pays', <Money value={payable} />],
    ['Held in the wallet', held && <Money value={held} />],
    [
      'Charged to the wallet',
      paid && paidAt && (
        <>
          <Money value={paid} />, <DateText value={paidAt} format="datetime" />
        </>
      ),
    ],
    [
      'Still owed',
      due && dueAt && (
        <>
          <Money value={due} /> until <Deadline tenant={tenant} at={dueAt} />
        </>
      ),
    ],
    ...payments.map(({ amount, state, provider, createdAt }): [string, ReactNode] => [
      `Online payment, ${provider}`,
      <>
        <Money value={amount} />, {paymentState(state)}
        <Text size="sm" muted>
          <DateText value={createdAt} format="datetime" />
        </Text>
      </>,
    ]),
  ];
  const known = facts.filter(([, fact]) => Boolean(fact));
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} size="md">
          Payment
        </Heading>
        <DescriptionList
          items={known.map(([term, description], number) => ({ id: `${number} ${term}`, term, description }))}
        />
      </Stack>
    </Card>
  );
}
