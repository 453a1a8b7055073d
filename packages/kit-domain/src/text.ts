import { memoized } from './memoized';

/** A copy of a request body with every string trimmed, secrets excepted: a password's spaces are its owner's. */
export function trimStrings<T>(value: T): T {
  return trimmed(value, '') as T;
}

function trimmed(value: unknown, key: string): unknown {
  if (typeof value === 'string') return /password/i.test(key) ? value : value.trim();
  if (Array.isArray(value)) return value.map((item: unknown) => trimmed(item, key));
  if (isPlainObject(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, trimmed(item, name)]));
  }
  return value;
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** A language tag that writes numbers in the digits of tickets, telephones and bank accounts, whatever its own are. */
export const withLatinDigits = memoized((tag: string) => new Intl.Locale(tag, { numberingSystem: 'latn' }).toString());
