import type { TransferChannelName } from '@jetway/kit-api/deposits';
import { daysAfter } from '@jetway/kit-domain/days';
import type { FileFault } from '@jetway/kit-ui';
import { v } from '@jetway/kit-ui/forms';

import type { AmountFault, AmountLimits } from '../../model/amounts';
import type { OfflineMethod } from '../../model/methods';
import { amountRule, isReference, neededSlipRule, remarkRule } from '../rules';

/** The form of the three methods; each shows and requires the fields it has. */
export interface OfflineValues {
  amount: string;
  ownerBankAccountId: string;
  /** Date of the slip, the transfer or the cheque. */
  paidOn: string;
  /** Number of the slip, the transfer or the cheque. */
  reference: string;
  branch: string;
  depositorName: string;
  /** Bank of the sender or of the cheque. */
  senderBank: string;
  senderAccount: string;
  channel: TransferChannelName | '';
  remark: string;
  slip: File | null;
}

export const FIELDS = [
  'amount',
  'ownerBankAccountId',
  'paidOn',
  'reference',
  'branch',
  'depositorName',
  'senderBank',
  'senderAccount',
  'channel',
  'remark',
  'slip',
] as const;

export const EMPTY: OfflineValues = {
  amount: '',
  ownerBankAccountId: '',
  paidOn: '',
  reference: '',
  branch: '',
  depositorName: '',
  senderBank: '',
  senderAccount: '',
  channel: '',
  remark: '',
  slip: null,
};

/** How old a payment may be. */
const OLDEST_DAYS = 15;
/** How far the date of a cheque may be from today. */
const CHEQUE_DAYS = 180;
const LONGEST_TEXT = 100;
const SHORTEST_BANK = 2;
const ANY_CHANNEL = ['', 'NPSB', 'BEFTN', 'RTGS', 'UAEFTS', 'other'] as const;

/** First and last date a payment may have. */
export function daysOf(method: OfflineMethod, today: string): { min: string; max: string } {
  if (method === 'cheque') return { min: daysAfter(today, -CHEQUE_DAYS), max: daysAfter(today, CHEQUE_DAYS) };
  return { min: daysAfter(today, -OLDEST_DAYS), max: today };
}

/** A message key below `deposits.faults`. */
export type OfflineFault =
  | `amount.${AmountFault}`
  | `reference.${OfflineMethod}`
  | `paidOn.${OfflineMethod}`
  | `slip.${FileFault | 'missing'}`
  | 'account.unknown'
  | 'bank.missing'
  | 'channel.missing'
  | 'text.tooLong'
  | 'remark.tooLong';

interface OfflineRules {
  method: OfflineMethod;
  limits: AmountLimits;
  today: string;
}

/** The rules of a method; the server has the last word. */
export function offlineSchema(say: (fault: OfflineFault) => string, { method, limits, today }: OfflineRules) {
  const { min, max } = daysOf(method, today);
  const text = v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_TEXT, say('text.tooLong')));
  return v.object({
    amount: amountRule(say, limits),
    ownerBankAccountId: v.pipe(v.string(), v.nonEmpty(say('account.unknown'))),
    paidOn: v.pipe(
      v.string(),
      v.check((day) => day >= min && day <= max, say(`paidOn.${method}`)),
    ),
    reference: v.pipe(v.string(), v.trim(), v.check(isReference, say(`reference.${method}`))),
    branch: text,
    depositorName: text,
    senderBank: v.pipe(
      text,
      v.check((bank) => method === 'bankDeposit' || bank.length >= SHORTEST_BANK, say('bank.missing')),
    ),
    senderAccount: text,
    channel: v.pipe(
      v.picklist(ANY_CHANNEL),
      v.check((channel) => method !== 'bankTransfer' || channel !== '', say('channel.missing')),
    ),
    remark: remarkRule(say),
    slip: neededSlipRule(say),
  });
}
