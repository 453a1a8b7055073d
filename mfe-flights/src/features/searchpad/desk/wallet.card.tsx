import { problemOf } from '@jetway/kit-api';
import type { WalletBalance } from '@jetway/kit-api/customer';
import { useMyBalanceQuery } from '@jetway/kit-api/customer';
import { Feature } from '@jetway/kit-domain';
import { paths, useSession, useT } from '@jetway/kit-runtime';
import { Link } from '@jetway/kit-runtime/router';
import { Button, Callout, Card, DescriptionList, Heading, Inline, Money, Skeleton, Stack, Text } from '@jetway/kit-ui';

import { DUES } from '../../../shared/addresses';
import { POLLING } from './desk.card';

/** The page that starts a deposit. */
const ADD_FUNDS = '/bank-deposit';

/** What the agency can spend and how much of its credit is left; with 201. */
export function WalletCard() {
  const t = useT('flights');
  const { can } = useSession();
  const wallet = useMyBalanceQuery(undefined, POLLING);
  const title = t('searchpad.desk.wallet.title');
  return (
    <Card padding="md">
      <Stack gap={2}>
        <Heading level={3} size="md">
          {can(Feature.ShowAllTransactions) ? <Link to={paths.transactions()}>{title}</Link> : title}
        </Heading>
        {wallet.data ? (
          <Amounts balance={wallet.data} />
        ) : wallet.isError ? (
          <Inline justify="space-between">
            <Text size="sm">
              {t('searchpad.desk.wallet.failed')} <bdi>{problemOf(wallet.error)?.requestId}</bdi>
            </Text>
            <Button size="sm" onPress={() => void wallet.refetch()}>
              {t('searchpad.desk.retry')}
            </Button>
          </Inline>
        ) : (
          <Skeleton height="4rem" />
        )}
      </Stack>
    </Card>
  );
}

function Amounts({ balance }: { balance: WalletBalance }) {
  const t = useT('flights');
  const { can } = useSession();
  const money = (amount: string) => <Money value={{ currency: balance.walletCurrency, amount }} />;
  const mayPayDues = balance.status === 'Overdue' && can(Feature.ShowPartialPaymentList);
  return (
    <Stack gap={3}>
      {balance.errorDetail && <Callout tone="danger">{balance.errorDetail}</Callout>}
      <DescriptionList
        items={[
          { term: t('searchpad.desk.wallet.available'), description: money(balance.walletBalance) },
          { term: t('searchpad.desk.wallet.held'), description: money(balance.held) },
          { term: t('searchpad.desk.wallet.creditLimit'), description: money(balance.creditLimit) },
          { term: t('searchpad.desk.wallet.creditUsed'), description: money(balance.creditUsed) },
        ]}
      />
      {(mayPayDues || can(Feature.AddDepositRequest)) && (
        <Inline gap={3} wrap>
          {mayPayDues && <Link to={`${DUES}?state=overdue`}>{t('searchpad.desk.wallet.dues')}</Link>}
          {can(Feature.AddDepositRequest) && <Link to={ADD_FUNDS}>{t('searchpad.desk.wallet.add')}</Link>}
        </Inline>
      )}
    </Stack>
  );
}
