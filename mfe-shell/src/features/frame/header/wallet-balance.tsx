import { useMyBalanceQuery } from '@jetway/kit-api/customer';
import { useT } from '@jetway/kit-runtime';
import { Button, icons, Money, Popover, Skeleton, SkeletonCard, Stack, Text, VisuallyHidden } from '@jetway/kit-ui';
import { Suspense } from 'react';

import { lazily, ReloadButton } from '../lazily';
import { money } from './wallet.model';

const WalletBreakdown = lazily(() => import('./wallet-breakdown').then((code) => code.WalletBreakdown), ReloadButton);

/** The wallet in the header: the available amount, with its breakdown. */
export function WalletBalance() {
  const t = useT('shell');
  const { data: balance, isLoading, refetch } = useMyBalanceQuery();
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
        <Stack gap={3} align="start">
          <Text muted>{t('wallet.failed')}</Text>
          <Button variant="secondary" size="sm" onPress={() => void refetch()}>
            {t('tryAgain')}
          </Button>
        </Stack>
      )}
    </Popover>
  );
}
