/** The page number in an address; 1 for anything else. */
export function pageFrom(query: URLSearchParams): number {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** The query of a page of a list: its filters that are set, and the page after the first. */
export function queryOfPage(page: number, filters: Record<string, string> = {}): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value) query.set(name, value);
  }
  if (page > 1) query.set('page', String(page));
  return query;
}
