import type { GroupOrder } from '@jetway/kit-api/fares';
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

interface Step {
  name: 'deposit' | 'names' | 'balance' | 'ticketing';
  by: string;
  isDone: boolean;
  amount?: string;
}

/** The deadlines, with the time left for each. */
export function DeadlinesCard({ order, onRefresh }: { order: GroupOrder; onRefresh: () => void }) {
  const t = useT('fares');
  const isOver = order.status === 'cancelled' || order.status === 'released';
  return (
    <Card padding="md" as="section" aria-label={t('order.deadlines.title')}>
      <Stack gap={3}>
        <Heading level={2} size="md">
          {t('order.deadlines.title')}
        </Heading>
        <List>
          {stepsOf(order).map((step) => (
            <li key={step.name}>
              <Line step={step} isOver={isOver} onExpire={onRefresh} />
            </li>
          ))}
        </List>
      </Stack>
    </Card>
  );
}

function Line({ step, isOver, onExpire }: { step: Step; isOver: boolean; onExpire: () => void }) {
  const t = useT('fares');
  const deadline = useDeadline();
  const { name, by, isDone, amount } = step;
  return (
    <Inline justify="space-between" gap={3} wrap>
      <Stack gap={1}>
        <Text weight="medium">
          {t(`order.deadlines.${name}`)} {amount && <Money value={amount} />}
        </Text>
        <Text size="sm" muted>
          {deadline(by)}
        </Text>
      </Stack>
      {isDone && <Badge tone="success">{t('order.deadlines.done')}</Badge>}
      {!isDone && !isOver && (
        <Countdown
          key={by}
          until={by}
          label={t(`order.deadlines.${name}`)}
          warnUnderSeconds={WARN_SECONDS}
          onExpire={onExpire}
        />
      )}
    </Inline>
  );
}

function stepsOf({ deposit, balance, namesBy, namesMissing, ticketingBy, status }: GroupOrder): Step[] {
  return [
    { name: 'deposit', by: deposit.dueBy, isDone: Boolean(deposit.paidAt), amount: deposit.amount },
    { name: 'names', by: namesBy, isDone: namesMissing === 0 },
    { name: 'balance', by: balance.dueBy, isDone: Boolean(balance.paidAt), amount: balance.amount },
    { name: 'ticketing', by: ticketingBy, isDone: status === 'ticketed' },
  ];
}
