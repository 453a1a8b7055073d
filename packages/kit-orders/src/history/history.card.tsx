import { problemOf } from '@jetway/kit-api';
import type { OrderEvent } from '@jetway/kit-api/orders';
import { useGetOrderHistoryQuery } from '@jetway/kit-api/orders';
import { formatDateTime } from '@jetway/kit-domain';
import { useDeadline, useLocaleTag } from '@jetway/kit-runtime';
import { Card, ErrorState, Heading, Inline, Money, Skeleton, Stack, Text } from '@jetway/kit-ui';

import { useOrderT } from '../host';
import { isMoneyText } from '../money/money-text';
import { problemKey } from '../problems/problem-text';
import { HistoryEntry, HistoryList } from './history.styles';

/** Events with a text by an airline, operations or a payment provider, which is in English. */
const IN_WORDS: ReadonlySet<OrderEvent['kind']> = new Set([
  'withdrawn',
  'issueRefused',
  'handedOver',
  'seatsReturned',
  'limitRefused',
  'extrasAnswered',
  'extrasRefused',
  'paymentEnded',
  'paymentKept',
  'partAnswered',
  'childrenAnswered',
  'scheduleChanged',
  'classChanged',
  'voidRefused',
  'refundRefused',
]);

/** The order's history, newest first. Remounted for every version of the order. */
export function HistoryCard({ orderReference }: { orderReference: string }) {
  const t = useOrderT();
  const history = useGetOrderHistoryQuery({ orderReference }, { refetchOnMountOrArgChange: true });
  return (
    <Card padding="md">
      <Stack gap={4}>
        <Heading level={2} size="md">
          {t('orders.history.title')}
        </Heading>
        {history.data && <HistoryEvents events={history.data.events} />}
        {!history.data && history.isError && (
          <ErrorState
            level={3}
            title={t('orders.history.failed')}
            text={t(`orders.problems.${problemKey(history.error)}`)}
            requestId={problemOf(history.error)?.requestId}
            onRetry={() => void history.refetch()}
          />
        )}
        {!history.data && !history.isError && <EventsLoading />}
      </Stack>
    </Card>
  );
}

/** Events of an order as text, newest first; the module provides the text of each kind. */
export function HistoryEvents({ events }: { events: readonly OrderEvent[] }) {
  const t = useOrderT();
  const locale = useLocaleTag();
  if (events.length === 0) return <Text muted>{t('orders.history.empty')}</Text>;
  // Events of one second arrive in order, so they are reversed before the stable sort.
  const newestFirst = [...events].reverse().sort((a, b) => b.at.localeCompare(a.at));
  return (
    <HistoryList>
      {newestFirst.map((event, index) => (
        <HistoryEntry key={newestFirst.length - index}>
          <Text>{t(`order.events.${event.kind}`)}</Text>
          {IN_WORDS.has(event.kind) && (
            <Text size="sm" muted lang="en">
              <bdi>{event.text}</bdi>
            </Text>
          )}
          <Moved event={event} />
          <Text size="xs" muted>
            {t('orders.history.by', { at: formatDateTime(event.at, locale), by: event.by })}
          </Text>
        </HistoryEntry>
      ))}
    </HistoryList>
  );
}

/** The old value, struck through, and the new one. */
function Moved({ event: { kind, before, after } }: { event: OrderEvent }) {
  const deadline = useDeadline();
  if (!before || !after) return null;
  const shown = (value: string) => (kind === 'limitExtended' ? deadline(value) : <Value value={value} />);
  return (
    <Inline gap={2}>
      <del>{shown(before)}</del>
      <ins>{shown(after)}</ins>
    </Inline>
  );
}

function Value({ value }: { value: string }) {
  const locale = useLocaleTag();
  return isMoneyText(value) ? <Money value={value} /> : <>{formatDateTime(value, locale)}</>;
}

function EventsLoading() {
  return (
    <Stack gap={3}>
      <Skeleton width="60%" height="1.25rem" />
      <Skeleton width="45%" height="1.25rem" />
      <Skeleton width="55%" height="1.25rem" />
    </Stack>
  );
}
