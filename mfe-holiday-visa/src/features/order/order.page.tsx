import { isProblem, problemOf } from '@jetway/kit-api';
import { useVisaGetOrderQuery } from '@jetway/kit-api/visas';
import { MissingOrder, problemKey } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { useSearchParams } from '@jetway/kit-runtime/router';
import { EmptyState, ErrorState, SkeletonCard, Stack, Text } from '@jetway/kit-ui';
import { useState } from 'react';

import { APPLICATIONS } from '../../shared/orders/addresses';
import { VisaOrders } from '../../shared/orders/visa-orders';
import { isMoving } from '../../shared/orders/visa-status';
import { OrderView } from './order.view';

/** How often an application is looked at while the desk or the embassy has the next step. */
export const POLL_MS = 30_000;

/** `/visa-order?orderReference=`: a visa application, its corrections and its actions. */
export function OrderPage() {
  const [query] = useSearchParams();
  const reference = query.get('orderReference') ?? '';
  return (
    <VisaOrders>
      {reference ? <LoadedOrder key={reference} reference={reference} /> : <MissingOrder href={APPLICATIONS} />}
    </VisaOrders>
  );
}

function LoadedOrder({ reference }: { reference: string }) {
  const t = useT('visas');
  const [poll, setPoll] = useState(0);
  const order = useVisaGetOrderQuery(
    { visaReferenceRequest: { referenceId: reference } },
    { refetchOnMountOrArgChange: true, pollingInterval: poll, skipPollingIfUnfocused: true },
  );
  const nextPoll = order.data && isMoving(order.data.status) ? POLL_MS : 0;
  if (nextPoll !== poll) setPoll(nextPoll);
  if (order.data) return <OrderView order={order.data} onRefresh={() => void order.refetch()} />;
  if (!order.isError) {
    return (
      <Stack gap={4}>
        <Text muted role="status">
          {t('order.loading')}
        </Text>
        <SkeletonCard />
        <SkeletonCard />
      </Stack>
    );
  }
  if (isProblem(order.error, 'order.not_found')) return <MissingOrder href={APPLICATIONS} />;
  if (isProblem(order.error, 'access.denied')) {
    return <EmptyState level={1} title={t('order.denied.title')} text={t('order.denied.text')} />;
  }
  return (
    <ErrorState
      level={1}
      title={t('order.failed')}
      text={t(`orders.problems.${problemKey(order.error)}`)}
      requestId={problemOf(order.error)?.requestId}
      onRetry={() => void order.refetch()}
    />
  );
}
