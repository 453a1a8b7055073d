import './tool-texts';

import type { WalletBalance as Balance } from '@jetway/kit-api/customer';
import { Feature } from '@jetway/kit-domain';
import { paths, useSession, useT } from '@jetway/kit-runtime';
import { Callout, DescriptionList, LinkButton, Money, Stack, StatusPill } from '@jetway/kit-ui';

import { isEmpty, isStanding, money, statusTone } from './wallet.model';

/** How the available amount is computed. */
export function WalletBreakdown({ balance }: { balance: Balance }) {
  const t = useT('shell');
  const { can } = useSession();
  const standing = isStanding(balance.status) ? t(`wallet.standing.${balance.status}`) : balance.status;
  return (
    <Stack gap={4}>
      {balance.errorDetail && <Callout tone="danger">{balance.errorDetail}</Callout>}
      <DescriptionList
        items={[
          ...(balance.subscription ? [{ term: t('wallet.subscription'), description: balance.subscription }] : []),
          {
            term: t('wallet.status'),
            description: <StatusPill tone={statusTone(balance.status)}>{standing}</StatusPill>,
          },
          { term: t('wallet.available'), description: <Money value={money(balance, 'walletBalance')} /> },
          { term: t('wallet.posted'), description: <Money value={money(balance, 'posted')} /> },
          { term: t('wallet.held'), description: <Money value={money(balance, 'held')} /> },
          { term: t('wallet.credit'), description: <Money value={money(balance, 'creditAvailable')} /> },
        ]}
      />
      {balance.status === 'Overdue' && can(Feature.ShowPartialPaymentList) && (
        <LinkButton variant="primary" href="/partial-payment?state=overdue">
          {t('wallet.dues')}
        </LinkButton>
      )}
      {can(Feature.AddDepositRequest) && (
        <LinkButton {...(isEmpty(balance) ? { variant: 'primary' as const } : {})} href="/bank-deposit">
          {t('wallet.add')}
        </LinkButton>
      )}
      {can(Feature.ShowAllTransactions) && <LinkButton href={paths.transactions()}>{t('wallet.ledger')}</LinkButton>}
    </Stack>
  );
}
