import { Feature } from '@jetway/kit-domain';
import { useSession } from '@jetway/kit-runtime';
import { LinkButton } from '@jetway/kit-ui';
import type { ReactNode } from 'react';

import { useOrderT } from '../host';

/** The page that starts a deposit. */
const BANK_DEPOSIT = '/bank-deposit';

/** A link from a wallet that is short to deposits; `undefined` for users who may not send them. */
export function useFundingLink(): ReactNode {
  const t = useOrderT();
  const { can } = useSession();
  if (!can(Feature.AddDepositRequest)) return undefined;
  return (
    <LinkButton size="sm" href={BANK_DEPOSIT}>
      {t('orders.addFunds')}
    </LinkButton>
  );
}
