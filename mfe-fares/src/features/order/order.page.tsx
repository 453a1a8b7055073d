import { isProblem, problemOf } from '@jetway/kit-api';
import { useFareGetOrderQuery } from '@jetway/kit-api/fares';
import { MissingOrder, problemKey } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { useParams } from '@jetway/kit-runtime/router';
import { EmptyState, ErrorState, SkeletonCard, Stack, Text } from '@jetway/kit-ui';
import { useState } from 'react';

import { BOOKINGS } from '../../shared/addresses';
import { FareOrders } from '../../shared/fare-orders';
import { OrderView } from './order.view';

/** Polling interval of a booking whose tickets are being issued. */
export const POLL_MS = 8_000;

/** `/fare-bookings/{reference}`: the seats of a group, from their deposit to their tickets. */
export function OrderPage() {
  const { reference = '' } = useParams();
  return (
    <FareOrders>
      <LoadedOrder key={reference} reference={reference} />
    </FareOrders>
  );
}

function LoadedOrder({ reference }: { reference: string }) {
  const t = useT('fares');
  const [poll, setPoll] = useState(0);
  const order = useFareGetOrderQuery(
    { groupReferenceRequest: { referenceId: reference } },
    { refetchOnMountOrArgChange: true, pollingInterval: poll, skipPollingIfUnfocused: true },
  );
  const nextPoll = order.data?.status === 'inProgress' ? POLL_MS : 0;
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
  if (isProblem(order.error, 'order.not_found')) return <MissingOrder href={BOOKINGS} />;
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
