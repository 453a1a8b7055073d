import { memoized } from './memoized';

/** Copies a request body with every string trimmed, except passwords, whose spaces count. */
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

/** A language tag that formats numbers with Latin digits, as on tickets, phones and bank accounts. */
export const withLatinDigits = memoized((tag: string) => new Intl.Locale(tag, { numberingSystem: 'latn' }).toString());
