import type { FileFault } from '@jetway/kit-ui';
import { fileFault, PAPER_TYPES } from '@jetway/kit-ui';
import { v } from '@jetway/kit-ui/forms';

import type { AmountFault, AmountLimits } from '../model/amounts';
import { amountFault } from '../model/amounts';

/** Removes blanks and dashes, which only improve readability. */
const REFERENCE = /^[A-Za-z0-9]{4,40}$/;
const LONGEST_REMARK = 250;

/** Whether a text is the number of a slip, a transfer, a cheque or a transaction. */
export function isReference(typed: string): boolean {
  return REFERENCE.test(typed.replace(/[\s-]/g, ''));
}

/** A typed amount within limits. */
export function amountRule(say: (fault: `amount.${AmountFault}`) => string, limits: AmountLimits) {
  const amountIs = (fault: AmountFault) =>
    v.check<string, string>((typed) => amountFault(typed, limits) !== fault, say(`amount.${fault}`));
  return v.pipe(
    v.string(),
    v.trim(),
    amountIs('missing'),
    amountIs('notMoney'),
    amountIs('zero'),
    amountIs('tooSmall'),
    amountIs('tooLarge'),
  );
}

export function remarkRule(say: (fault: 'remark.tooLong') => string) {
  return v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_REMARK, say('remark.tooLong')));
}

/** An optional slip. */
export function slipRule(say: (fault: `slip.${FileFault}`) => string) {
  const slipIs = (fault: FileFault) =>
    v.check<File | null, string>((file) => !file || fileFault(file, PAPER_TYPES) !== fault, say(`slip.${fault}`));
  return v.pipe(v.nullable(v.file()), slipIs('kind'), slipIs('empty'), slipIs('tooLarge'));
}

/** A required slip. */
export function neededSlipRule(say: (fault: `slip.${FileFault | 'missing'}`) => string) {
  return v.pipe(
    slipRule(say),
    v.check((file) => file !== null, say('slip.missing')),
  );
}
