import { isProblem, problemOf } from '@jetway/kit-api';
import { useHotelGetOrderQuery } from '@jetway/kit-api/hotels';
import { MissingOrder, problemKey } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { useParams } from '@jetway/kit-runtime/router';
import { EmptyState, ErrorState, SkeletonCard, Stack, Text } from '@jetway/kit-ui';
import { useState } from 'react';

import { BOOKINGS } from '../../shared/orders/addresses';
import { HotelOrders } from '../../shared/orders/hotel-orders';
import { isUndecided } from '../../shared/orders/hotel-status';
import { OrderView } from './order.view';

/** Polling interval of a booking that the hotel has not decided. */
export const POLL_MS = 8_000;

/** `/hotel-bookings/{reference}`: a booking, its history and its actions. */
export function OrderPage() {
  const { reference = '' } = useParams();
  return (
    <HotelOrders>
      <LoadedOrder key={reference} reference={reference} />
    </HotelOrders>
  );
}

function LoadedOrder({ reference }: { reference: string }) {
  const t = useT('hotels');
  const [poll, setPoll] = useState(0);
  const order = useHotelGetOrderQuery(
    { hotelReferenceRequest: { referenceId: reference } },
    { refetchOnMountOrArgChange: true, pollingInterval: poll, skipPollingIfUnfocused: true },
  );
  const nextPoll = order.data && isUndecided(order.data.status) ? POLL_MS : 0;
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
