import { DepositLayout } from '../deposit.layout';
import { OnlineDesk } from './online.desk';

/** `/mobile-banking`. */
export function MobileBankingPage() {
  return <DepositLayout method="mobileBanking">{(terms) => <OnlineDesk method="mobileBanking" terms={terms} />}</DepositLayout>;
}
