import { isProblem, problemOf } from '@jetway/kit-api';
import { useAirGetOrderQuery } from '@jetway/kit-api/flights';
import { useT } from '@jetway/kit-runtime';
import { useLocation, useSearchParams } from '@jetway/kit-runtime/router';
import { Button, EmptyState, ErrorState, SkeletonCard, Stack, Text } from '@jetway/kit-ui';
import { useState } from 'react';

import { MissingOrder } from '../../shared/missing-order';
import { problemKey } from '../../shared/problem-text';
import { failureOf, isBeingConfirmed, POLL_MS } from './order.model';
import { OrderView } from './order.view';

/** `/flight-order?reference=`: one order, what happened to it and what can be done. */
export function OrderPage() {
  const [query] = useSearchParams();
  const reference = query.get('reference') ?? '';
  return reference ? <LoadedOrder key={reference} reference={reference} paymentId={query.get('payment') ?? undefined} /> : <MissingOrder />;
}

function LoadedOrder({ reference, paymentId }: { reference: string; paymentId: string | undefined }) {
  const [firstTime] = useState(isFirstTime(useLocation().state));
  const [isWaiting, setWaiting] = useState(false);
  const order = useAirGetOrderQuery(
    { orderReference: reference, firstTime: firstTime || undefined },
    { refetchOnMountOrArgChange: true, pollingInterval: isWaiting ? POLL_MS : 0, skipPollingIfUnfocused: true },
  );
  const shouldWait = order.data ? isBeingConfirmed(order.data) : false;
  if (shouldWait !== isWaiting) setWaiting(shouldWait);

  if (order.data) return <OrderView order={order.data} isRefreshing={order.isFetching} onRefresh={() => void order.refetch()} paymentId={paymentId} />;
  if (order.isError) return <OrderFailed error={order.error} onRetry={() => void order.refetch()} />;
  return <OrderLoading />;
}

/** The words are the specification's. */
function OrderLoading() {
  const t = useT('flights');
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

function OrderFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useT('flights');
  if (isProblem(error, 'order.not_found')) return <MissingOrder />;
  if (isProblem(error, 'access.denied')) {
    return <EmptyState level={1} title={t('order.denied.title')} text={t('order.denied.text')} />;
  }
  const failure = failureOf(error);
  if (!failure) return <OrderUnread onRetry={onRetry} />;
  return (
    <ErrorState
      level={1}
      title={t('order.failed')}
      text={failure.data === undefined ? t('order.fetchFailed') : t(`problems.${problemKey(error)}`)}
      requestId={problemOf(error)?.requestId}
      onRetry={onRetry}
    />
  );
}

/** Nothing is said about the failure; the order can still be asked for. */
function OrderUnread({ onRetry }: { onRetry: () => void }) {
  const t = useT('flights');
  return (
    <Stack gap={4}>
      <SkeletonCard />
      <div>
        <Button onPress={onRetry}>{t('order.refresh')}</Button>
      </div>
    </Stack>
  );
}

function isFirstTime(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'firstTime' in state && state.firstTime === true;
}
