import { DepositLayout } from '../deposit.layout';
import { OnlineDesk } from './online.desk';

/** `/net-banking-card-payment`. */
export function NetBankingPage() {
  return (
    <DepositLayout method="netBanking">{(terms) => <OnlineDesk method="netBanking" terms={terms} />}</DepositLayout>
  );
}
