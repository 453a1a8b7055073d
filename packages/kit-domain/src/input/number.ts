import { currencyExponent } from '../currency';
import { plainDigits } from '../digits';
import type { MoneyText } from '../money';

/** Digits, also in groups as we print them. "12,50" may mean twelve and a half, so it is no number: the last group has three digits. */
const TYPED = /^([-−]?)(\d{1,12}|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.(\d*))?$/;
/** Format characters and spaces that are pasted with printed numbers. */
const AROUND = /[\p{Cf}\u00a0\u202f]/gu;

/** A number as it was typed. */
export interface TypedNumber {
  isNegative: boolean;
  /** Digits before the point, without leading zeros. */
  whole: string;
  /** Digits behind it, as typed. */
  fraction: string;
}

/** Reads a number as people type it and as we print it, in the digits of any script, e.g. `36,174.89`; null for anything else. */
export function typedNumber(text: string): TypedNumber | null {
  const plain = plainDigits(text).replace(AROUND, ' ').trim();
  const [, sign, typed, fraction = ''] = TYPED.exec(plain) ?? [];
  if (typed === undefined) return null;
  const whole = typed.replaceAll(',', '').replace(/^0+(?=\d)/, '');
  return { isNegative: Boolean(sign) && /[1-9]/.test(whole + fraction), whole, fraction };
}

/** The same as plain text for a request, e.g. `36174.89`; null for anything that is no number. */
export function typedDecimal(text: string): string | null {
  const number = typedNumber(text);
  if (!number) return null;
  const { isNegative, whole, fraction } = number;
  return `${isNegative ? '-' : ''}${whole}${fraction ? `.${fraction}` : ''}`;
}

/** A whole number; null for anything else. */
export function typedWhole(text: string): number | null {
  const number = typedNumber(text);
  if (!number || number.fraction !== '') return null;
  return Number(number.isNegative ? `-${number.whole}` : number.whole);
}

/**
 * Money text with the decimals of the currency, e.g. `AED 36174.89`; null for no amount, or more decimals than the currency has. The
 * currency itself may stand before or after the amount, as where we print it.
 */
export function typedMoney(text: string, currency: string): MoneyText | null {
  const number = typedNumber(withoutCode(text.replace(AROUND, ' ').trim(), currency));
  const exponent = currencyExponent(currency);
  if (!number || number.fraction.length > exponent) return null;
  const decimals = exponent === 0 ? '' : `.${number.fraction.padEnd(exponent, '0')}`;
  return `${currency} ${number.isNegative ? '-' : ''}${number.whole}${decimals}`;
}

function withoutCode(text: string, currency: string): string {
  const upper = text.toUpperCase();
  if (upper.startsWith(currency)) return text.slice(currency.length);
  return upper.endsWith(currency) ? text.slice(0, -currency.length) : text;
}
