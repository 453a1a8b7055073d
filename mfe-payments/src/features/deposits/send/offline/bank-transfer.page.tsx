import { DepositLayout } from '../deposit.layout';
import { OfflineDesk } from './offline.desk';

/** `/bank-transfer`. */
export function BankTransferPage() {
  return (
    <DepositLayout method="bankTransfer">
      {(terms) => <OfflineDesk method="bankTransfer" terms={terms} />}
    </DepositLayout>
  );
}
