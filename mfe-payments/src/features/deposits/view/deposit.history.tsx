import type { Deposit } from '@jetway/kit-api/deposits';
import { useT } from '@jetway/kit-runtime';
import { Card, DateText, Heading, Inline, Stack, styled, Text } from '@jetway/kit-ui';

import { DepositStatus } from '../model/deposit-status';

const Events = styled.ol`
  display: grid;
  gap: var(--jw-space-4);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** The states of a deposit, newest first, with their remarks. */
export function DepositHistory({ deposit: { history } }: { deposit: Deposit }) {
  const t = useT('payments');
  return (
    <Card padding="md">
      <Stack gap={4}>
        <Heading level={2} size="md">
          {t('deposits.view.history')}
        </Heading>
        <Events role="list">
          {[...history].reverse().map(({ at, by, status, remark }, index) => (
            <li key={`${at} ${index}`}>
              <Inline gap={2}>
                <DepositStatus status={status} />
                <Text size="sm" muted>
                  <DateText value={at} format="datetime" />
                </Text>
                <Text size="sm">{by}</Text>
              </Inline>
              {remark && <Text size="sm">{remark}</Text>}
            </li>
          ))}
        </Events>
      </Stack>
    </Card>
  );
}
