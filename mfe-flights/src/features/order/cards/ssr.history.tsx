import { problemOf } from '@jetway/kit-api';
import type { Order, SsrEvent } from '@jetway/kit-api/flights';
import { useAirSsrHistoryQuery } from '@jetway/kit-api/flights';
import { formatDateTime } from '@jetway/kit-domain';
import { HistoryEntry, HistoryList, problemKey } from '@jetway/kit-orders';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { ErrorState, Heading, Skeleton, Stack, Text } from '@jetway/kit-ui';

/** History of each extra, newest first. */
export function SsrHistory({ order: { orderReference, travellers } }: { order: Order }) {
  const t = useT('flights');
  const history = useAirSsrHistoryQuery({ orderReference }, { refetchOnMountOrArgChange: true });
  const nameOf = (id: string) => travellers.find(({ travellerId }) => travellerId === id)?.givenName ?? '';
  return (
    <Stack gap={3}>
      <Heading level={3} size="sm">
        {t('order.extras.history')}
      </Heading>
      {history.data && (
        <HistoryList>
          {[...history.data.events].reverse().map((event, index) => (
            <Entry
              key={history.data ? history.data.events.length - index : index}
              event={event}
              name={nameOf(event.travellerId)}
            />
          ))}
        </HistoryList>
      )}
      {!history.data && history.isError && (
        <ErrorState
          level={3}
          title={t('orders.history.failed')}
          text={t(`orders.problems.${problemKey(history.error)}`)}
          requestId={problemOf(history.error)?.requestId}
          onRetry={() => void history.refetch()}
        />
      )}
      {!history.data && !history.isError && <Skeleton width="60%" height="1.25rem" />}
    </Stack>
  );
}

function Entry({ event, name }: { event: SsrEvent; name: string }) {
  const t = useT('flights');
  const locale = useLocaleTag();
  const what =
    event.kind === 'seat'
      ? t('booking.extras.seat', { seat: event.code })
      : t(`extraNames.${event.code}`, { defaultValue: event.name });
  return (
    <HistoryEntry>
      <Text>
        {what} · {name}: {t(`order.extras.steps.${event.after}`)}
      </Text>
      <Text size="xs" muted>
        {t('orders.history.by', { at: formatDateTime(event.at, locale), by: event.by })} ·{' '}
        <bdi>{[event.before, event.after].filter(Boolean).join(' → ')}</bdi>
      </Text>
    </HistoryEntry>
  );
}
