import type { OrderEvent } from '@jetway/kit-api/flights';
import { formatDateTime } from '@jetway/kit-domain';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Card, Heading, Stack, Text } from '@jetway/kit-ui';

import { HistoryEntry, HistoryList } from '../order.styles';

/** What happened to the order, newest first. */
export function HistoryCard({ events }: { events: OrderEvent[] }) {
  const t = useT('flights');
  const locale = useLocaleTag();
  // Events of one second come in the order they happened, so they are turned round before the sort leaves them in place.
  const newestFirst = [...events].reverse().sort((a, b) => b.at.localeCompare(a.at));
  return (
    <Card padding="md">
      <Stack gap={4}>
        <Heading level={2} size="md">
          {t('order.history')}
        </Heading>
        <HistoryList>
          {newestFirst.map((event) => (
            <HistoryEntry key={`${event.at}${event.kind}`}>
              <Text>{event.text}</Text>
              <Text size="xs" muted>
                {t('order.historyBy', { at: formatDateTime(event.at, locale), by: event.by })}
              </Text>
            </HistoryEntry>
          ))}
        </HistoryList>
      </Stack>
    </Card>
  );
}
