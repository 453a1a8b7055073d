import { parseMoneyText } from '@jetway/kit-domain';
import { typedMoney as typedMoneyOf } from '@jetway/kit-domain/input';

/**
 * An amount as it is typed, as the services read it: with exactly the decimals of the wallet's currency. Undefined for what is no amount,
 * or a negative one where `isSigned` is false. `like` is any amount of the wallet.
 */
export function typedMoney(text: string, like: string, isSigned: boolean): string | undefined {
  const money = typedMoneyOf(text, parseMoneyText(like).currency) ?? undefined;
  return money?.includes('-') && !isSigned ? undefined : money;
}
