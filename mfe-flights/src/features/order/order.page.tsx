import { isProblem, problemOf } from '@jetway/kit-api';
import type { Order } from '@jetway/kit-api/flights';
import { flightsApi, useAirGetOrderQuery } from '@jetway/kit-api/flights';
import { MissingOrder, problemKey } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { useLocation, useNavigate, useSearchParams } from '@jetway/kit-runtime/router';
import { useAppDispatch } from '@jetway/kit-runtime/store';
import { Button, EmptyState, ErrorState, SkeletonCard, Stack, Text } from '@jetway/kit-ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { FlightOrders } from '../../shared/flight-orders';
import { failureOf, pollOf } from './order.model';
import { OrderView } from './order.view';

/** `/flight-order?reference=`: an order, its history and its actions. */
export function OrderPage() {
  const [query] = useSearchParams();
  const reference = query.get('reference') ?? '';
  return (
    <FlightOrders>
      {reference ? (
        <LoadedOrder key={reference} reference={reference} paymentId={query.get('payment') ?? undefined} />
      ) : (
        <MissingOrder />
      )}
    </FlightOrders>
  );
}

function LoadedOrder({ reference, paymentId }: { reference: string; paymentId: string | undefined }) {
  const firstTime = useFirstTime();
  const [poll, setPoll] = useState(0);
  const order = useAirGetOrderQuery(
    { orderReference: reference, firstTime: firstTime || undefined },
    { refetchOnMountOrArgChange: true, pollingInterval: poll, skipPollingIfUnfocused: true },
  );
  const nextPoll = order.data ? pollOf(order.data) : 0;
  if (nextPoll !== poll) setPoll(nextPoll);
  useFreshAround(order.data);

  if (order.data)
    return (
      <OrderView
        order={order.data}
        isRefreshing={order.isFetching}
        onRefresh={() => void order.refetch()}
        paymentId={paymentId}
      />
    );
  if (order.isError) return <OrderFailed error={order.error} onRetry={() => void order.refetch()} />;
  return <OrderLoading />;
}

/** Whether the user has just booked it. True once: a reload is not new. */
function useFirstTime(): boolean {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [firstTime] = useState(isFirstTime(state));
  const forget = useEffectEvent(() => void navigate({ pathname, search }, { replace: true, state: null }));
  useEffect(() => {
    if (firstTime) forget();
  }, [firstTime]);
  return firstTime;
}

/** An order that changes without an action of the user changes balances too: reloads wallet and lists. */
function useFreshAround(order: Order | undefined): void {
  const dispatch = useAppDispatch();
  const known = useRef(order?.version);
  useEffect(() => {
    if (known.current !== undefined && order?.version !== known.current)
      dispatch(flightsApi.util.invalidateTags(['Wallet', 'Ledger', 'Bookings']));
    known.current = order?.version;
  }, [dispatch, order?.version]);
}

/** Wording of the specification. */
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
      text={failure.data === undefined ? t('order.fetchFailed') : t(`orders.problems.${problemKey(error)}`)}
      requestId={problemOf(error)?.requestId}
      onRetry={onRetry}
    />
  );
}

/** No message about the failure; the order can be reloaded. */
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
