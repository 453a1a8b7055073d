import { plainDigits } from './digits';
import { memoized } from './memoized';

/** Invisible characters. Overrides stay, since the server refuses them, and so does what shapes letters and emoji. */
const INVISIBLE = /(?![\u200c\u200d\u202d\u202e\ufe00-\ufe0f])\p{DI}/gu;
/** Fields of several lines; the digits in them stay as typed. The list of the server, whose test compares the two. */
const TEXTS: ReadonlySet<string> = new Set([
  'address',
  'ar',
  'basis',
  'csv',
  'en',
  'note',
  'notes',
  'reason',
  'remark',
  'specialRequests',
  'text',
]);
const SECRET = /password|confirmation/i;

/**
 * Copies a request body, or a form's values, with every string as the server reads it: visible characters only, composed and
 * trimmed, with plain digits in codes and numbers. Passwords stay as typed.
 */
export function cleanStrings<T>(value: T): T {
  return cleaned(value, '') as T;
}

function cleaned(value: unknown, key: string): unknown {
  if (typeof value === 'string') return cleanText(value, key);
  if (Array.isArray(value)) return value.map((item: unknown) => cleaned(item, key));
  if (isPlainObject(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, cleaned(item, name)]));
  }
  return value;
}

function cleanText(text: string, key: string): string {
  if (SECRET.test(key)) return text;
  const visible = text.replace(INVISIBLE, '').normalize('NFC').trim();
  // Among the letters of another script, its digits are part of a text and not of a number.
  return TEXTS.has(key) || /(?![A-Za-z])\p{L}/u.test(visible) ? visible : plainDigits(visible);
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** A language tag that formats numbers with Latin digits, as on tickets, phones and bank accounts. */
export const withLatinDigits = memoized((tag: string) => new Intl.Locale(tag, { numberingSystem: 'latn' }).toString());
