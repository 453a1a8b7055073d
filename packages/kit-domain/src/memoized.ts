/** What a function makes, made once for the same words: `Intl` takes far longer to set a format up than to use it. */
export function memoized<A extends readonly unknown[], T>(make: (...words: A) => T): (...words: A) => T {
  const made = new Map<string, T>();
  return (...words) => {
    const key = JSON.stringify(words);
    const one = made.get(key) ?? make(...words);
    made.set(key, one);
    return one;
  };
}
