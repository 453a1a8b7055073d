import { useMyBalanceQuery } from '@jetway/kit-api/payment';
import type { WalletBalance as Balance } from '@jetway/kit-api/payment';
import { Feature } from '@jetway/kit-domain';
import { paths, useSession, useT } from '@jetway/kit-runtime';
import { Button, DescriptionList, icons, LinkButton, Money, Popover, Skeleton, Stack, StatusPill, Text, VisuallyHidden } from '@jetway/kit-ui';

/** The wallet in the header: what can be spent, and behind it how that comes about. */
export function WalletBalance() {
  const t = useT('shell');
  const { data: balance, isLoading } = useMyBalanceQuery();
  if (isLoading) return <Skeleton width="7rem" height="2rem" label={t('wallet.label')} />;
  return (
    <Popover
      label={t('wallet.label')}
      trigger={
        <Button variant="ghost" size="sm" iconStart={<icons.Wallet aria-hidden size={18} />}>
          <VisuallyHidden>{t('wallet.label')} </VisuallyHidden>
          {balance ? <Money value={money(balance, 'walletBalance')} /> : '—'}
        </Button>
      }
    >
      {balance ? <Breakdown balance={balance} /> : <Text muted>{t('wallet.failed')}</Text>}
    </Popover>
  );
}

type AmountField = 'walletBalance' | 'posted' | 'held' | 'creditAvailable';

function money(balance: Balance, field: AmountField) {
  return { currency: balance.walletCurrency, amount: balance[field] };
}

/** An active wallet is green, any other state red. */
export function statusTone(status: string): 'success' | 'danger' {
  return status.toLowerCase() === 'active' ? 'success' : 'danger';
}

function Breakdown({ balance }: { balance: Balance }) {
  const t = useT('shell');
  const { can } = useSession();
  return (
    <Stack gap={4}>
      <DescriptionList
        items={[
          { term: t('wallet.status'), description: <StatusPill tone={statusTone(balance.status)}>{balance.status}</StatusPill> },
          { term: t('wallet.available'), description: <Money value={money(balance, 'walletBalance')} /> },
          { term: t('wallet.posted'), description: <Money value={money(balance, 'posted')} /> },
          { term: t('wallet.held'), description: <Money value={money(balance, 'held')} /> },
          { term: t('wallet.credit'), description: <Money value={money(balance, 'creditAvailable')} /> },
        ]}
      />
      {can(Feature.ShowAllTransactions) && <LinkButton href={paths.transactions()}>{t('wallet.ledger')}</LinkButton>}
    </Stack>
  );
}
