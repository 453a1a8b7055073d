import type { Money, MoneyText } from '@jetway/kit-domain';
import { parseMoneyText } from '@jetway/kit-domain';

/** Whether an unknown value is money text such as "AED 12.50". */
export function isMoneyText(value: unknown): value is MoneyText {
  return typeof value === 'string' && /^[A-Z]{3} \d+(\.\d+)?$/.test(value);
}

/** Minor units of either form, for exact comparison within one currency. */
export function minorOf(value: MoneyText | Money): bigint {
  return parseMoneyText(typeof value === 'string' ? value : `${value.currency} ${value.amount}`).amountMinor;
}

/** `a - b` as money text in `a`'s currency, exact. */
export function difference(a: MoneyText | Money, b: MoneyText | Money): MoneyText {
  return textOf(minorOf(a) - minorOf(b), a);
}

/** `value` times `count`, exact. */
export function times(value: MoneyText | Money, count: number): MoneyText {
  return textOf(minorOf(value) * BigInt(count), value);
}

/** Sum, in the currency of `like`. */
export function sumOf(values: readonly MoneyText[], like: MoneyText): MoneyText {
  return textOf(
    values.reduce((sum, value) => sum + minorOf(value), 0n),
    like,
  );
}

/** Minor units as money text in the currency of `like`. */
function textOf(minor: bigint, like: MoneyText | Money): MoneyText {
  const { currency, exponent } = parseMoneyText(typeof like === 'string' ? like : `${like.currency} ${like.amount}`);
  const digits = (minor < 0n ? -minor : minor).toString().padStart(exponent + 1, '0');
  const whole = exponent === 0 ? digits : `${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
  return `${currency} ${minor < 0n ? '-' : ''}${whole}`;
}
