import type { WalletBalance } from '@jetway/kit-api/payment';
import { useMyBalanceQuery } from '@jetway/kit-api/payment';
import { useT } from '@jetway/kit-runtime';
import { Card, Grid, Money, Skeleton, Stack, Text } from '@jetway/kit-ui';

const FIGURES = [
  { key: 'available', field: 'walletBalance' },
  { key: 'posted', field: 'posted' },
  { key: 'held', field: 'held' },
  { key: 'credit', field: 'creditAvailable' },
] as const;

/** The four figures of a wallet. A failed read leaves the ledger below usable. */
export function WalletSummary() {
  const t = useT('payments');
  const wallet = useMyBalanceQuery();
  if (wallet.isError) return null;
  return (
    <Stack gap={2}>
      <Grid columns={{ phone: 2, desktop: 4 }} gap={4}>
        {FIGURES.map(({ key, field }) => (
          <Card key={key} padding="md">
            <Stack gap={1}>
              <Text size="sm" muted>
                {t(`wallet.${key}`)}
              </Text>
              {wallet.data ? <Money value={money(wallet.data, field)} size="lg" /> : <Skeleton width="8rem" height="1.75rem" />}
            </Stack>
          </Card>
        ))}
      </Grid>
      <Text size="sm" muted>
        {t('wallet.explain')}
      </Text>
    </Stack>
  );
}

function money(wallet: WalletBalance, field: (typeof FIGURES)[number]['field']) {
  return { currency: wallet.walletCurrency, amount: wallet[field] };
}
