import { useMyBalanceQuery } from '@jetway/kit-api/payment';
import { useT } from '@jetway/kit-runtime';
import { Button, icons, Money, Popover, Skeleton, SkeletonCard, Text, VisuallyHidden } from '@jetway/kit-ui';
import { lazy, Suspense } from 'react';

import { money } from './wallet.model';

const WalletBreakdown = lazy(() => import('./wallet-breakdown').then((code) => ({ default: code.WalletBreakdown })));

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
      {balance ? (
        <Suspense fallback={<SkeletonCard lines={5} />}>
          <WalletBreakdown balance={balance} />
        </Suspense>
      ) : (
        <Text muted>{t('wallet.failed')}</Text>
      )}
    </Popover>
  );
}
