import { isProblem, problemOf } from '@jetway/kit-api';
import { useHolidayGetOrderQuery } from '@jetway/kit-api/holidays';
import { MissingOrder, problemKey } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { useParams } from '@jetway/kit-runtime/router';
import { EmptyState, ErrorState, SkeletonCard, Stack, Text } from '@jetway/kit-ui';
import { useState } from 'react';

import { HOLIDAY_REQUESTS } from '../../../shared/holidays/addresses';
import { HolidayOrders } from '../../../shared/holidays/holiday-orders';
import { OrderView } from './order.view';

/** How often an order is looked at while operations confirm it. */
export const POLL_MS = 30_000;

/** `/holiday-bookings/{reference}`: a holiday from its deposit to its documents. */
export function HolidayOrderPage() {
  const { reference = '' } = useParams();
  return (
    <HolidayOrders>
      <LoadedOrder key={reference} reference={reference} />
    </HolidayOrders>
  );
}

function LoadedOrder({ reference }: { reference: string }) {
  const t = useT('visas');
  const [poll, setPoll] = useState(0);
  const order = useHolidayGetOrderQuery(
    { holidayOrderKey: { orderReference: reference } },
    { refetchOnMountOrArgChange: true, pollingInterval: poll, skipPollingIfUnfocused: true },
  );
  const nextPoll = order.data?.stage === 'confirming' ? POLL_MS : 0;
  if (nextPoll !== poll) setPoll(nextPoll);
  if (order.data) return <OrderView order={order.data} onRefresh={() => void order.refetch()} />;
  if (!order.isError) {
    return (
      <Stack gap={4}>
        <Text muted role="status">
          {t('holidays.order.loading')}
        </Text>
        <SkeletonCard />
        <SkeletonCard />
      </Stack>
    );
  }
  if (isProblem(order.error, 'order.not_found')) return <MissingOrder href={HOLIDAY_REQUESTS} />;
  if (isProblem(order.error, 'access.denied')) {
    return <EmptyState level={1} title={t('holidays.order.denied.title')} text={t('holidays.order.denied.text')} />;
  }
  return (
    <ErrorState
      level={1}
      title={t('holidays.order.failed')}
      text={t(`orders.problems.${problemKey(order.error)}`)}
      requestId={problemOf(order.error)?.requestId}
      onRetry={() => void order.refetch()}
    />
  );
}
