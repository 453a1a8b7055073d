import type { PartPayment } from '@jetway/kit-api/payment';
import { useGetOrderSupplementaryQuery } from '@jetway/kit-api/payment';
import { Feature } from '@jetway/kit-domain';
import { useDeadline, useSession } from '@jetway/kit-runtime';
import { Badge, Button, Card, DescriptionList, Heading, Inline, Money, Stack } from '@jetway/kit-ui';
import { useState } from 'react';

import { useNetHidden, useOrderT } from '../host';
import { SettleDialog } from './settle.dialog';

/** The amount due of a partly paid order, with a button to pay it; renders nothing otherwise. */
export function DueCard({ orderReference }: { orderReference: string }) {
  const { data } = useGetOrderSupplementaryQuery({ orderReference });
  return data?.part ? <Due orderReference={orderReference} part={data.part} /> : null;
}

function Due({
  orderReference,
  part: { paidNow, left, dueAt, isSettled, isOverdue },
}: {
  orderReference: string;
  part: PartPayment;
}) {
  const t = useOrderT();
  const { can } = useSession();
  // The dialog keeps the amount being paid, even if a refetch changes it.
  const [paying, setPaying] = useState<PartPayment['left']>(undefined);
  const deadline = useDeadline();
  const isNetHidden = useNetHidden();
  const standing = isSettled ? 'settled' : isOverdue ? 'overdue' : 'open';
  const tone = { settled: 'success', overdue: 'danger', open: 'warning' } as const;
  const items = [
    { term: t('orders.due.paid'), description: paidNow && !isNetHidden && <Money value={paidNow} /> },
    { term: t('orders.due.left'), description: left && !isNetHidden && <Money value={left} size="lg" /> },
    { term: t('orders.due.at'), description: deadline(dueAt) },
  ];
  return (
    <Card padding="md">
      <Stack gap={3}>
        <Inline justify="space-between">
          <Heading level={2} size="md">
            {t('orders.due.title')}
          </Heading>
          <Badge tone={tone[standing]}>{t(`orders.due.${standing}`)}</Badge>
        </Inline>
        <DescriptionList items={items.filter(({ description }) => Boolean(description))} />
        {left && !isSettled && can(Feature.PayPartialPaymentDue) && (
          <div>
            <Button onPress={() => setPaying(left)}>{t('orders.due.pay')}</Button>
          </div>
        )}
        {paying && (
          <SettleDialog orderReference={orderReference} amount={paying} onClose={() => setPaying(undefined)} />
        )}
      </Stack>
    </Card>
  );
}
