import type { MobileProviderName } from '@jetway/kit-api/deposits';
import type { FileFault } from '@jetway/kit-ui';
import { isPhone, v } from '@jetway/kit-ui/forms';

import type { AmountFault, AmountLimits } from '../../model/amounts';
import { amountRule, isReference, neededSlipRule, remarkRule } from '../rules';

/** A payment from a mobile account that was sent before. */
export interface MobileValues {
  amount: string;
  provider: MobileProviderName | '';
  /** In E.164. */
  senderMsisdn: string;
  trxId: string;
  remark: string;
  slip: File | null;
}

export const FIELDS = ['amount', 'provider', 'senderMsisdn', 'trxId', 'remark', 'slip'] as const;
export const EMPTY: MobileValues = { amount: '', provider: '', senderMsisdn: '', trxId: '', remark: '', slip: null };
const ANY_PROVIDER = ['', 'bKash', 'Nagad', 'Rocket', 'Upay'] as const;

/** A message key below `deposits.faults`. */
export type MobileFault =
  | `amount.${AmountFault}`
  | `slip.${FileFault | 'missing'}`
  | 'provider.missing'
  | 'phone.invalid'
  | 'reference.mobileBanking'
  | 'remark.tooLong';

/** The rules of the form; the server has the last word. */
export function mobileSchema(say: (fault: MobileFault) => string, limits: AmountLimits) {
  return v.object({
    amount: amountRule(say, limits),
    provider: v.pipe(
      v.picklist(ANY_PROVIDER),
      v.check((provider) => provider !== '', say('provider.missing')),
    ),
    senderMsisdn: v.pipe(v.string(), v.check(isPhone, say('phone.invalid'))),
    trxId: v.pipe(v.string(), v.trim(), v.check(isReference, say('reference.mobileBanking'))),
    remark: remarkRule(say),
    slip: neededSlipRule(say),
  });
}
