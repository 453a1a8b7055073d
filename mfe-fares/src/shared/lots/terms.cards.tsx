import type { FareLotCard, FareLotRules, FarePrice } from '@jetway/kit-api/fares';
import { useDeadline, useT } from '@jetway/kit-runtime';
import { Card, DescriptionList, Heading, Money, Stack, Text } from '@jetway/kit-ui';

import { useNetHidden } from '../fare-orders';

/** Prices by passenger type. */
export function PricesCard({ prices }: { prices: readonly FarePrice[] }) {
  const t = useT('fares');
  const isNetHidden = useNetHidden();
  return (
    <Card padding="md">
      <Stack gap={3}>
        <Heading level={2} size="md">
          {t('lot.prices')}
        </Heading>
        <DescriptionList
          items={prices.map(({ type, amount, agentAmount }) => ({
            term: t(`types.${type}`),
            description: (
              <Stack gap={1}>
                <Money value={amount} />
                {agentAmount && !isNetHidden && (
                  <Text size="xs" muted>
                    {t('youPay')} <Money value={agentAmount} />
                  </Text>
                )}
              </Stack>
            ),
          }))}
        />
      </Stack>
    </Card>
  );
}

/** Deadlines, and the cost of changes. */
export function TermsCard({ lot, rules }: { lot: FareLotCard; rules: FareLotRules }) {
  const t = useT('fares');
  const deadline = useDeadline();
  const { deposit } = lot;
  const items = [
    {
      term: t('terms.deposit'),
      description: (
        <>
          {deposit.kind === 'fixed' && deposit.amount ? (
            <>
              <Money value={deposit.amount} /> {t('terms.perSeat')}
            </>
          ) : (
            t('terms.percentOfPrice', { percent: deposit.percent ?? 0 })
          )}
          {', '}
          {t('terms.within', { count: lot.depositHours })}
        </>
      ),
    },
    { term: t('terms.names'), description: deadline(lot.namesBy) },
    { term: t('terms.balance'), description: deadline(lot.balanceBy) },
    { term: t('terms.ticketing'), description: deadline(lot.ticketingBy) },
    {
      term: t('terms.drop'),
      description: (
        <>
          <Money value={rules.dropPenalty} /> {t('terms.perSeat')}
        </>
      ),
    },
    { term: t('terms.cancel'), description: t('terms.percentOfPrice', { percent: rules.cancelPenaltyPercent }) },
    {
      term: t('terms.nameChange'),
      description: (
        <>
          <Money value={rules.nameChangeFee} /> {t('terms.perName')}
        </>
      ),
    },
    { term: t('terms.missed'), description: t('terms.kept', { percent: rules.keepDepositPercent }) },
  ];
  return (
    <Card padding="md">
      <Stack gap={3}>
        <Heading level={2} size="md">
          {t('terms.title')}
        </Heading>
        <DescriptionList items={items} />
      </Stack>
    </Card>
  );
}
