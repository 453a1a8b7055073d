import type { Money, MoneyText } from '@jetway/kit-domain';

import { difference, minorOf } from './money-text';

/** A wallet's shortfall for an amount; null when it suffices. Both in one currency. */
export function shortage(amount: MoneyText, available: Money): MoneyText | null {
  if (!amount.startsWith(`${available.currency} `)) return null;
  return minorOf(amount) > minorOf(available) ? difference(amount, available) : null;
}
