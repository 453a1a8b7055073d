import type { PaymentOption } from '@jetway/kit-api/payment';
import { v } from '@jetway/kit-ui/forms';

import type { AmountFault } from '../../model/amounts';
import { amountFault } from '../../model/amounts';

/** The form of the three methods; only cards ask for their first digits. */
export interface OnlineValues {
  amount: string;
  /** Code of the option: a mobile provider, a card gateway or a bank. */
  option: string;
  /** The first 6 to 8 digits of a card, or nothing. */
  bin: string;
  remark: string;
}

export const FIELDS = ['amount', 'option', 'bin', 'remark'] as const;
export const BIN_MOST = 8;
const BIN = /^\d{6,8}$/;
const LONGEST_REMARK = 250;

/** Whether these digits of a card can be looked up. */
export function isBin(text: string): boolean {
  return BIN.test(text);
}

/** A message key below `deposits.faults`. */
export type OnlineFault = `amount.${AmountFault}` | 'option.missing' | 'bin.shape' | 'remark.tooLong';

/** The rules of a payment; limits are those of the selected option. The server has the last word. */
export function onlineSchema(say: (fault: OnlineFault, option?: PaymentOption) => string, options: readonly PaymentOption[]) {
  return v.pipe(
    v.object({
      amount: v.pipe(v.string(), v.trim()),
      option: v.pipe(v.string(), v.check((code) => options.some((option) => option.code === code), say('option.missing'))),
      bin: v.pipe(v.string(), v.trim(), v.check((digits) => digits === '' || isBin(digits), say('bin.shape'))),
      remark: v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_REMARK, say('remark.tooLong'))),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const option = options.find(({ code }) => code === dataset.value.option);
      const fault = option && amountFault(dataset.value.amount, option);
      if (!fault) return;
      addIssue({ message: say(`amount.${fault}`, option), path: [{ type: 'object', origin: 'value', input: dataset.value, key: 'amount', value: dataset.value.amount }] });
    }),
  );
}
