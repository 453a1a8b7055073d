import { DepositLayout } from '../deposit.layout';
import { OfflineDesk } from './offline.desk';

/** `/bank-deposit`. */
export function BankDepositPage() {
  return (
    <DepositLayout method="bankDeposit">{(terms) => <OfflineDesk method="bankDeposit" terms={terms} />}</DepositLayout>
  );
}
