import { currencyExponent } from './currency';
import { memoized } from './memoized';

/** `"AED 1234.50"`: currency, one space, amount without thousands separators. */
export type MoneyText = string;

/** Money as two fields of the API; `amount` is a decimal string. */
export interface Money {
  currency: string;
  amount: string;
}

/** Money in whole minor units, never floating point. */
export interface MinorMoney {
  currency: string;
  amountMinor: bigint;
  /** Decimal digits of the minor unit, e.g. 2 for AED. */
  exponent: number;
}

export interface MoneyDisplay {
  /** How the currency is shown; `code` ("AED 12.50") by default. */
  currencyDisplay?: 'code' | 'symbol' | 'narrowSymbol' | 'name';
}

const AMOUNT = /^(-?)(\d+)(?:\.(\d+))?$/;

/**
 * Parses `"AED 12.50"` into minor units.
 * @throws RangeError when the text is not money or has more decimals than the currency.
 */
export function parseMoneyText(text: MoneyText): MinorMoney {
  const [currency, amount, ...rest] = text.trim().split(/\s+/);
  if (!currency || !amount || rest.length > 0) throw new RangeError(`not money: "${text}"`);
  return toMinor({ currency, amount });
}

function toMinor({ currency, amount }: Money): MinorMoney {
  const exponent = currencyExponent(currency);
  const [, sign, whole, fraction = ''] = AMOUNT.exec(amount) ?? [];
  if (whole === undefined || /[1-9]/.test(fraction.slice(exponent))) {
    throw new RangeError(`not an amount of ${currency}: "${amount}"`);
  }
  const digits = BigInt(whole + fraction.slice(0, exponent).padEnd(exponent, '0'));
  return { currency, amountMinor: sign === '-' ? -digits : digits, exponent };
}

/** The second word of `"AED 12.50"` as a number, for comparing and sorting only; `NaN` when there is none. */
export function moneyNumber(text: MoneyText): number {
  const amount = text.trim().split(/\s+/)[1];
  return amount === undefined ? Number.NaN : Number(amount);
}

const formatOf = memoized(
  (locale: string, currency: string, exponent: number, currencyDisplay: MoneyDisplay['currencyDisplay']) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay,
      minimumFractionDigits: exponent,
      maximumFractionDigits: exponent,
    }),
);

/** Formats money for display, e.g. `"AED 1,234.50"`. Nothing is rounded: all digits of the minor unit are shown. */
export function formatMoney(value: MoneyText | Money, locale: string, display: MoneyDisplay = {}): string {
  const minor = typeof value === 'string' ? parseMoneyText(value) : toMinor(value);
  const format = formatOf(locale, minor.currency, minor.exponent, display.currencyDisplay ?? 'code');
  // Intl accepts a decimal string and keeps all its digits; the DOM typings allow numbers only.
  return format.format(decimalOf(minor) as unknown as number);
}

function decimalOf({ amountMinor, exponent }: MinorMoney): string {
  const sign = amountMinor < 0n ? '-' : '';
  const digits = (amountMinor < 0n ? -amountMinor : amountMinor).toString().padStart(exponent + 1, '0');
  if (exponent === 0) return sign + digits;
  return `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
}
