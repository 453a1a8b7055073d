import type { MoneyText } from '../money';
import { moneyNumber } from '../money';

/** Lowest and highest of some amounts. */
export interface WholeRange {
  min: number;
  max: number;
}

/**
 * The rule for every shown minimum and maximum of prices: the lower end in whole units rounded down, the upper end rounded up, so
 * that a range holds all its amounts and one lowest price has one figure everywhere. Null without amounts. For display and filters;
 * sorting compares exact amounts.
 */
export function wholeRange(amounts: readonly MoneyText[]): WholeRange | null {
  const range = { min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY };
  for (const amount of amounts) {
    const value = moneyNumber(amount);
    range.min = Math.min(range.min, Math.floor(value));
    range.max = Math.max(range.max, Math.ceil(value));
  }
  return amounts.length > 0 ? range : null;
}
