import { parseMoneyText, plainDigits } from '@jetway/kit-domain';

/** Digits, also in groups of three: "12,50" may mean twelve and a half, so it is no amount. */
const AMOUNT = /^([-−]?)(\d{1,11}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d*))?$/;

/**
 * An amount as it is typed, as the services read it: with exactly the decimals of the wallet's currency. Undefined for what is no amount,
 * or a negative one where `isSigned` is false. `like` is any amount of the wallet.
 */
export function typedMoney(text: string, like: string, isSigned: boolean): string | undefined {
  const { currency, exponent } = parseMoneyText(like);
  const [, sign, whole, fraction = ''] = AMOUNT.exec(plainDigits(text).trim()) ?? [];
  if (whole === undefined || fraction.length > exponent || (sign && !isSigned)) return undefined;
  const digits = whole.replaceAll(',', '').replace(/^0+(?=\d)/, '');
  const decimals = exponent === 0 ? '' : `.${fraction.padEnd(exponent, '0')}`;
  const isNothing = /^0*$/.test(digits + fraction);
  return `${currency} ${sign && !isNothing ? '-' : ''}${digits}${decimals}`;
}
