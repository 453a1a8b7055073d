import type { MoneyText } from '@jetway/kit-domain';

/** Whether a value from a problem's parameters is money text such as "AED 12.50". */
export function isMoneyText(value: unknown): value is MoneyText {
  return typeof value === 'string' && /^[A-Z]{3} \d+(\.\d+)?$/.test(value);
}
