import type { MoneyText } from '@jetway/kit-domain';
import { parseMoneyText } from '@jetway/kit-domain';
import { typedMoney } from '@jetway/kit-domain/input';

/** The fee of a method, as `availpayments` and `availdeposit` list it. */
export interface FeeRates {
  /** Percentage of the amount, such as `1.80`. */
  feePercent: string;
  /** Money text. */
  feeFixed: MoneyText;
}

/** Smallest and largest amount, both inclusive. */
export interface AmountLimits {
  min: MoneyText;
  max: MoneyText;
}

export type AmountFault = 'missing' | 'notMoney' | 'zero' | 'tooSmall' | 'tooLarge';

/** A typed amount such as `1,250.5` as money text; null when it is not an amount in the currency. */
export function typedAmount(text: string, currency: string): MoneyText | null {
  const amount = typedMoney(text, currency);
  return amount?.includes('-') ? null : amount;
}

/** Why a typed amount cannot be deposited. */
export function amountFault(text: string, { min, max }: AmountLimits): AmountFault | undefined {
  if (text.trim() === '') return 'missing';
  const amount = typedAmount(text, currencyOf(min));
  if (amount === null) return 'notMoney';
  const minor = minorOf(amount);
  if (minor === 0n) return 'zero';
  if (minor < minorOf(min)) return 'tooSmall';
  return minor > minorOf(max) ? 'tooLarge' : undefined;
}

/** The fee of an amount: the percentage rounded half up to the minor unit, plus the fixed part. */
export function feeOf(amount: MoneyText, { feePercent, feeFixed }: FeeRates): MoneyText {
  const [whole = '0', fraction = ''] = feePercent.split('.');
  const rate = BigInt(whole + fraction);
  const scale = 100n * 10n ** BigInt(fraction.length);
  const percent = (minorOf(amount) * rate * 2n + scale) / (scale * 2n);
  return moneyText(percent + minorOf(feeFixed), amount);
}

/** `a + b` in the currency of `a`. */
export function plus(a: MoneyText, b: MoneyText): MoneyText {
  return moneyText(minorOf(a) + minorOf(b), a);
}

/** `a - b` in the currency of `a`; at least zero. */
export function minus(a: MoneyText, b: MoneyText): MoneyText {
  const difference = minorOf(a) - minorOf(b);
  return moneyText(difference < 0n ? 0n : difference, a);
}

export function isZero(amount: MoneyText): boolean {
  return minorOf(amount) === 0n;
}

/** Whether a rate charges anything. */
export function isFree({ feePercent, feeFixed }: FeeRates): boolean {
  return !/[1-9]/.test(feePercent) && isZero(feeFixed);
}

/** `AED` of `AED 12.50`. */
export function currencyOf(amount: MoneyText): string {
  return parseMoneyText(amount).currency;
}

function minorOf(amount: MoneyText): bigint {
  return parseMoneyText(amount).amountMinor;
}

function moneyText(minor: bigint, like: MoneyText): MoneyText {
  const { currency, exponent } = parseMoneyText(like);
  const digits = minor.toString().padStart(exponent + 1, '0');
  return exponent === 0
    ? `${currency} ${digits}`
    : `${currency} ${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
}
