import type { PaymentOption } from '@jetway/kit-api/deposits';
import { v } from '@jetway/kit-ui/forms';

import type { AmountFault } from '../../model/amounts';
import { amountFault } from '../../model/amounts';
import { remarkRule } from '../rules';

/** The form of the three methods; only cards ask for their first digits. */
export type OnlineValues = {
  amount: string;
  /** Code of the option: a mobile provider, a card gateway or a bank. */
  option: string;
  /** The first 6 to 8 digits of a card, or nothing. */
  bin: string;
  remark: string;
};

export const FIELDS = ['amount', 'option', 'bin', 'remark'] as const;
export const BIN_MOST = 8;
const BIN = /^\d{6,8}$/;

/** Whether these digits of a card can be looked up. */
export function isBin(text: string): boolean {
  return BIN.test(text);
}

/** A message key below `deposits.faults`. */
export type OnlineFault = `amount.${AmountFault}` | 'option.missing' | 'bin.shape' | 'remark.tooLong';

/** The rules of a payment; limits are those of the selected option. The server has the last word. */
export function onlineSchema(
  say: (fault: OnlineFault, option?: PaymentOption) => string,
  options: readonly PaymentOption[],
) {
  const optionOf = (selected: string) => options.find(({ code }) => code === selected);
  const faultOf = ({ amount, option }: OnlineValues) => {
    const limits = optionOf(option);
    return limits && amountFault(amount, limits);
  };
  const amountIs = (fault: AmountFault) =>
    v.forward(
      v.check<OnlineValues, (issue: v.CheckIssue<OnlineValues>) => string>(
        (values) => faultOf(values) !== fault,
        ({ input }) => say(`amount.${fault}`, optionOf(input.option)),
      ),
      ['amount'],
    );
  return v.pipe(
    v.object({
      amount: v.pipe(v.string(), v.trim()),
      option: v.pipe(
        v.string(),
        v.check((code) => optionOf(code) !== undefined, say('option.missing')),
      ),
      bin: v.pipe(
        v.string(),
        v.trim(),
        v.check((digits) => digits === '' || isBin(digits), say('bin.shape')),
      ),
      remark: remarkRule(say),
    }),
    amountIs('missing'),
    amountIs('notMoney'),
    amountIs('zero'),
    amountIs('tooSmall'),
    amountIs('tooLarge'),
  );
}
