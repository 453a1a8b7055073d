import type { HolidayOrder } from '@jetway/kit-api/holidays';
import { useDeadline, useT } from '@jetway/kit-runtime';
import { Badge, Card, Countdown, Heading, Inline, Money, Stack, styled, Text } from '@jetway/kit-ui';

/** Below this the countdown looks urgent. */
const WARN_SECONDS = 24 * 3600;

const List = styled.ol`
  display: grid;
  gap: var(--jw-space-3);
  margin: 0;
  padding: 0;
  list-style: none;
`;

const PARTS = ['deposit', 'balance'] as const;

/** What is due until when, with the time that is left for each payment. */
export function DeadlinesCard({ order, onRefresh }: { order: HolidayOrder; onRefresh: () => void }) {
  const t = useT('visas');
  const deadline = useDeadline();
  const isOver = order.stage === 'cancelled' || order.stage === 'expired';
  return (
    <Card padding="md" as="section" aria-label={t('holidays.order.deadlines.title')}>
      <Stack gap={3}>
        <Heading level={2} size="md">
          {t('holidays.order.deadlines.title')}
        </Heading>
        <List>
          {PARTS.map((part) => {
            const { amount, dueBy, paidAt } = order[part];
            return (
              <li key={part}>
                <Inline justify="space-between" gap={3} wrap>
                  <Stack gap={1}>
                    <Text weight="medium">
                      {t(`holidays.quotation.${part}`)} <Money value={amount} />
                    </Text>
                    <Text size="sm" muted>
                      {deadline(dueBy)}
                    </Text>
                  </Stack>
                  {paidAt && <Badge tone="success">{t('holidays.order.deadlines.done')}</Badge>}
                  {!paidAt && !isOver && (
                    <Countdown
                      key={dueBy}
                      until={dueBy}
                      label={t(`holidays.quotation.${part}`)}
                      warnUnderSeconds={WARN_SECONDS}
                      onExpire={onRefresh}
                    />
                  )}
                </Inline>
              </li>
            );
          })}
        </List>
      </Stack>
    </Card>
  );
}
