/** Caches a function's results by its arguments, because creating an `Intl` formatter takes far longer than using it. */
export function memoized<A extends readonly unknown[], T>(make: (...words: A) => T): (...words: A) => T {
  const made: Record<string, T> = {};
  return (...words) => (made[JSON.stringify(words)] ??= make(...words));
}
