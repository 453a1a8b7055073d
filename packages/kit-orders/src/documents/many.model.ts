/** Most orders whose documents are shown at once: a page of a list. */
const MOST_ORDERS = 20;

/** The order references in an address, each once. */
export function referencesFrom(text: string | null): string[] {
  const named = (text ?? '').split('.').filter(Boolean);
  return [...new Set(named)].slice(0, MOST_ORDERS);
}

/** The query of an address that shows the documents of several orders. */
export function referencesQuery(references: readonly string[]): string {
  return new URLSearchParams({ references: references.join('.') }).toString();
}
