import { DepositLayout } from '../deposit.layout';
import { MobileDesk } from './mobile.desk';

/** `/mobile-banking`. */
export function MobileBankingPage() {
  return <DepositLayout method="mobileBanking">{(terms) => <MobileDesk terms={terms} />}</DepositLayout>;
}
