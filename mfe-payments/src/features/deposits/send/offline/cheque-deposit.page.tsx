import { DepositLayout } from '../deposit.layout';
import { OfflineDesk } from './offline.desk';

/** `/cheque-deposit`. */
export function ChequeDepositPage() {
  return <DepositLayout method="cheque">{(terms) => <OfflineDesk method="cheque" terms={terms} />}</DepositLayout>;
}
