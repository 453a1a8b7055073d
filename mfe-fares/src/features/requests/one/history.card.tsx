import type { GroupRequestEventView } from '@jetway/kit-api/fares';
import { formatDateTime } from '@jetway/kit-domain';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Card, Heading, Stack, styled, Text } from '@jetway/kit-ui';

const List = styled.ol`
  display: grid;
  gap: var(--jw-space-3);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** The history, newest first. */
export function HistoryCard({ history }: { history: readonly GroupRequestEventView[] }) {
  const t = useT('fares');
  const locale = useLocaleTag();
  return (
    <Card padding="md" as="section" aria-label={t('requests.history')}>
      <Stack gap={3}>
        <Heading level={2} size="md">
          {t('requests.history')}
        </Heading>
        <List>
          {history.toReversed().map(({ at, author, kind, note }) => (
            <li key={`${at}${kind}`}>
              <Text weight="medium">{t(`requests.events.${kind}`)}</Text>{' '}
              <Text size="sm" muted>
                {formatDateTime(at, locale)}
                {author && (
                  <>
                    {' · '}
                    <bdi>{author}</bdi>
                  </>
                )}
              </Text>
              {note && (
                <Text size="sm">
                  <bdi>{note}</bdi>
                </Text>
              )}
            </li>
          ))}
        </List>
      </Stack>
    </Card>
  );
}
