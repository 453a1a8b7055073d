import type { HolidayRequestEvent } from '@jetway/kit-api/holidays';
import { formatDateTime } from '@jetway/kit-domain';
import { HistoryEntry, HistoryList, isMoneyText } from '@jetway/kit-orders';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Card, Heading, Money, Stack, Text } from '@jetway/kit-ui';

/** What happened, the newest first. */
export function HistoryCard({ history }: { history: readonly HolidayRequestEvent[] }) {
  const t = useT('visas');
  const locale = useLocaleTag();
  return (
    <Card padding="md" as="section" aria-label={t('holidays.request.history')}>
      <Stack gap={3}>
        <Heading level={2} size="md">
          {t('holidays.request.history')}
        </Heading>
        <HistoryList>
          {history.toReversed().map(({ at, author, kind, note }, place) => (
            <HistoryEntry key={history.length - place}>
              <Text weight="medium">{t(`holidays.request.events.${kind}`)}</Text>
              {note && <Text size="sm">{isMoneyText(note) ? <Money value={note} /> : <bdi>{note}</bdi>}</Text>}
              <Text size="xs" muted>
                {author ? t('holidays.by', { at: formatDateTime(at, locale), by: author }) : formatDateTime(at, locale)}
              </Text>
            </HistoryEntry>
          ))}
        </HistoryList>
      </Stack>
    </Card>
  );
}
