import type { BankDepositForm, Deposit } from '@jetway/kit-api/deposits';
import {
  useInitiateBankDepositMutation,
  useInitiateBankTransferMutation,
  useInitiateChequeDepositMutation,
} from '@jetway/kit-api/deposits';

import { typedAmount } from '../../model/amounts';
import type { OfflineMethod } from '../../model/methods';
import type { OfflineValues } from './offline.schema';

type Reply = Promise<{ data?: Deposit; error?: unknown }>;

/** Validated values, with a slip and a channel. */
type Checked = OfflineValues & { slip: File };

/** Sends a deposit of a method by its own call. */
export function useSendOffline(method: OfflineMethod, currency: string): (values: Checked) => Reply {
  const [bankDeposit] = useInitiateBankDepositMutation();
  const [bankTransfer] = useInitiateBankTransferMutation();
  const [chequeDeposit] = useInitiateChequeDepositMutation();
  return (values) => {
    const common = commonOf(values, currency);
    switch (method) {
      case 'bankDeposit':
        return bankDeposit({
          bankDepositForm: {
            ...common,
            depositDate: values.paidOn,
            slipNo: values.reference,
            branch: values.branch || undefined,
            depositorName: values.depositorName || undefined,
          },
        });
      case 'bankTransfer':
        return bankTransfer({
          bankTransferForm: {
            ...common,
            transferDate: values.paidOn,
            transferRef: values.reference,
            senderBank: values.senderBank,
            senderAccount: values.senderAccount || undefined,
            channel: values.channel || 'other',
          },
        });
      case 'cheque':
        return chequeDeposit({
          chequeDepositForm: {
            ...common,
            chequeDate: values.paidOn,
            chequeNo: values.reference,
            chequeBank: values.senderBank,
          },
        });
    }
  };
}

/** The form's field of each name the three calls have for it. */
export const NAMES = {
  depositDate: 'paidOn',
  transferDate: 'paidOn',
  chequeDate: 'paidOn',
  slipNo: 'reference',
  transferRef: 'reference',
  chequeNo: 'reference',
  chequeBank: 'senderBank',
} as const satisfies Readonly<Record<string, keyof OfflineValues>>;

function commonOf(
  { amount, ownerBankAccountId, remark, slip }: Checked,
  currency: string,
): Pick<BankDepositForm, 'amount' | 'ownerBankAccountId' | 'remark' | 'slip'> {
  return { amount: typedAmount(amount, currency) ?? amount, ownerBankAccountId, remark: remark || undefined, slip };
}
