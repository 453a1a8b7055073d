import type { WalletBalance } from '@jetway/kit-api/payment';
import { useMyBalanceQuery } from '@jetway/kit-api/payment';
import { useT } from '@jetway/kit-runtime';
import { Money, Skeleton, Stack, Text } from '@jetway/kit-ui';

import { FigureCard, FigureCell, Figures } from '../../shared/list.styles';

const FIGURES = [
  { key: 'available', field: 'walletBalance' },
  { key: 'posted', field: 'posted' },
  { key: 'held', field: 'held' },
  { key: 'credit', field: 'creditAvailable' },
] as const;

/** The four amounts of a wallet. If they fail to load, the ledger below still works. */
export function WalletSummary() {
  const t = useT('payments');
  const wallet = useMyBalanceQuery();
  if (wallet.isError) return null;
  return (
    <Stack gap={2}>
      <FigureCard padding="none">
        <Figures>
          {FIGURES.map(({ key, field }) => (
            <FigureCell key={key}>
              <dt>{t(`wallet.${key}`)}</dt>
              <dd>
                {wallet.data ? (
                  <Money value={money(wallet.data, field)} size="lg" />
                ) : (
                  <Skeleton width="8rem" height="1.6875rem" />
                )}
              </dd>
            </FigureCell>
          ))}
        </Figures>
      </FigureCard>
      <Text size="sm" muted>
        {t('wallet.explain')}
      </Text>
    </Stack>
  );
}

function money(wallet: WalletBalance, field: (typeof FIGURES)[number]['field']) {
  return { currency: wallet.walletCurrency, amount: wallet[field] };
}
