import { Feature } from '@jetway/kit-domain';
import { useSession } from '@jetway/kit-runtime';
import { LinkButton } from '@jetway/kit-ui';

import { useOrderT } from '../host';

/** The page that starts a deposit. */
const BANK_DEPOSIT = '/bank-deposit';

/** Leads from a wallet that is short to deposits; nothing for users who may not send them. */
export function FundingLink() {
  const t = useOrderT();
  const { can } = useSession();
  if (!can(Feature.AddDepositRequest)) return null;
  return (
    <LinkButton size="sm" href={BANK_DEPOSIT}>
      {t('orders.addFunds')}
    </LinkButton>
  );
}
