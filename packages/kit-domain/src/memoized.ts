/** What a function makes, made once for the same words: `Intl` takes far longer to set a format up than to use it. */
export function memoized<A extends readonly unknown[], T>(make: (...words: A) => T): (...words: A) => T {
  const made: Record<string, T> = {};
  return (...words) => (made[JSON.stringify(words)] ??= make(...words));
}
