import { DepositLayout } from '../deposit.layout';
import { OnlineDesk } from './online.desk';

/** `/credit-debit-card`. */
export function CardPage() {
  return <DepositLayout method="card">{(terms) => <OnlineDesk method="card" terms={terms} />}</DepositLayout>;
}
