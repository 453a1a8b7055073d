import type { PassbookRequest, PassbookType } from '@jetway/kit-api/payment';

export const PAGE_SIZE = 20;

/** Kinds of movement an agency can see, in the order of the filter. */
export const ENTRY_TYPES: readonly PassbookType[] = ['deposit', 'issue', 'void', 'refund', 'adjustment', 'fee'];

/** What the address bar holds of this page, so that a view can be shared. */
export interface LedgerFilters {
  search: string;
  type: PassbookType | '';
  from: string;
  to: string;
  page: number;
}

/** Reads filters from the query; anything unreadable is as if it were absent. */
export function filtersFrom(query: URLSearchParams): LedgerFilters {
  const type = ENTRY_TYPES.find((known) => known === query.get('type')) ?? '';
  const page = Number(query.get('page'));
  return {
    search: query.get('search') ?? '',
    type,
    from: dateOrNone(query.get('from')),
    to: dateOrNone(query.get('to')),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The query of some filters, without what is at its default. A changed filter starts at page one. */
export function queryOf(filters: LedgerFilters): URLSearchParams {
  const query = new URLSearchParams();
  for (const key of ['search', 'type', 'from', 'to'] as const) {
    if (filters[key]) query.set(key, filters[key]);
  }
  if (filters.page > 1) query.set('page', String(filters.page));
  return query;
}

/** The call's body for some filters. */
export function requestOf(filters: LedgerFilters): PassbookRequest {
  return {
    search: filters.search.trim() || undefined,
    type: filters.type || undefined,
    from: filters.from || undefined,
    to: filters.to || undefined,
    page: filters.page,
    pageSize: PAGE_SIZE,
  };
}

export function isFiltered(filters: LedgerFilters): boolean {
  return Boolean(filters.search || filters.type || filters.from || filters.to);
}

function dateOrNone(text: string | null): string {
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '';
}
